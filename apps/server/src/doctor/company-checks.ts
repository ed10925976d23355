import type { Config } from "../config/config.ts";
import { openDatabase } from "../db/database.ts";
import { findCompanyTeam } from "../features/team/team-arrival.service.ts";
import { broken, type DoctorPorts, type Finding, REQUEST_TIMEOUT_MS, warning, well } from "./finding.ts";

const PART = "Sign-in";

/** Whether the company's provider can be reached and is the one that is named. */
export async function checkCompany(
  { company, adminEmails }: Config,
  ports: DoctorPorts,
): Promise<Finding | undefined> {
  if (!company) return undefined;
  const issuer = new URL(company.issuer);
  const url = `${issuer.href.replace(/\/$/, "")}/.well-known/openid-configuration`;
  let told: unknown;
  try {
    const response = await ports.fetch(url, { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
    if (!response.ok) throw new Error(String(response.status));
    told = ((await response.json()) as { issuer?: unknown }).issuer;
  } catch (error) {
    return broken(
      PART,
      `${company.name} cannot be reached (${(error as Error).message}).`,
      `Allow this machine to call ${url}, or correct OIDC_ISSUER.`,
    );
  }
  if (typeof told !== "string" || URL.parse(told)?.href !== issuer.href) {
    return broken(
      PART,
      `${company.name} calls itself ${typeof told === "string" ? told : "nothing"}, not ${company.issuer}.`,
      "Set OIDC_ISSUER to the name that the provider uses.",
    );
  }
  if (issuer.protocol === "http:") {
    return warning(
      PART,
      `${company.name} answers without encryption.`,
      "Use an issuer that begins with https://.",
    );
  }
  if (company.isOnly && adminEmails.length === 0) {
    return warning(
      PART,
      `${company.name} is the only way in.`,
      "Set ADMIN_EMAILS, so that someone can sign in while the provider is down.",
    );
  }
  return well(PART, `${company.name} answers.`);
}

/** Whether `OIDC_TEAM` names a team that people may be put into. Silent about a database that cannot be used. */
export async function checkCompanyTeam(config: Config): Promise<Finding[]> {
  if (!config.company?.team) return [];
  const address = `/t/${config.company.team}`;
  const db = openDatabase(config.database);
  try {
    const found = await findCompanyTeam(db, config);
    if (!found) return [];
    if ("team" in found) {
      return [well(PART, `whoever comes by ${config.company.name} is put into the team ${found.team.name}.`)];
    }
    if (found.problem === "none") {
      return [
        warning(
          PART,
          `no team has the address ${address}, so no one is put into one.`,
          "Start the team, and give its page this address in its settings. Or correct OIDC_TEAM.",
        ),
      ];
    }
    return [
      warning(
        PART,
        `no owner of the team ${found.name} signs in by ${config.company.name} or is an admin, so no one is put into it.`,
        `If it is your team, let an owner sign in by ${config.company.name} once. Or correct OIDC_TEAM.`,
      ),
    ];
  } catch {
    return [];
  } finally {
    await db.destroy();
  }
}
