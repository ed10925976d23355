import { usernameKey, usernameProblem } from "@visita/domain/card/username.rules";
import { isPrivateHost } from "../lib/hosts.ts";
import { StartError } from "../lib/start-error.ts";
import { invalid } from "./config-errors.ts";

/** The OpenID Connect provider of the company that runs the installation. */
export type CompanySettings = {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** As the button names it. */
  readonly name: string;
  /** No other way in, except for admins. */
  readonly isOnly: boolean;
  /** Into the team with this address, `/t/{slug}`, whoever comes that way is put. */
  readonly team: string | null;
};

const REQUIRED = ["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET", "OIDC_NAME"] as const;
const OPTIONAL = ["OIDC_ONLY", "OIDC_TEAM"] as const;

type Name = (typeof REQUIRED)[number] | (typeof OPTIONAL)[number];
type Variables = Readonly<Partial<Record<Name, string | undefined>>>;

/** All or none: half of it would close or open ways in that nobody meant. */
export function readCompany(vars: Variables): CompanySettings | null {
  const given = [...REQUIRED, ...OPTIONAL].find((name) => vars[name]);
  if (given === undefined) return null;
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_NAME } = vars;
  if (!OIDC_ISSUER || !OIDC_CLIENT_ID || !OIDC_CLIENT_SECRET || !OIDC_NAME) {
    const missing = REQUIRED.filter((name) => !vars[name]);
    throw new StartError(`${given} is set, so ${missing.join(", ")} must be set too.`);
  }
  return {
    issuer: readIssuer(OIDC_ISSUER),
    clientId: OIDC_CLIENT_ID,
    clientSecret: OIDC_CLIENT_SECRET,
    name: OIDC_NAME,
    isOnly: vars.OIDC_ONLY === "true",
    team: vars.OIDC_TEAM === undefined ? null : readTeam(vars.OIDC_TEAM),
  };
}

function readTeam(slug: string): string {
  if (!usernameProblem(slug)) return usernameKey(slug);
  throw invalid("OIDC_TEAM", slug, "must be what follows /t/ in the address of the team’s page");
}

function readIssuer(issuer: string): string {
  const url = URL.parse(issuer);
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw invalid("OIDC_ISSUER", issuer, "must be an address such as https://id.example");
  }
  if (url.search || url.hash || url.username) {
    throw invalid("OIDC_ISSUER", issuer, "must have no query or user name");
  }
  if (url.protocol === "http:" && !isPrivateHost(url.hostname)) {
    throw invalid("OIDC_ISSUER", issuer, "must begin with https:// unless it is a local or private address");
  }
  return issuer;
}
