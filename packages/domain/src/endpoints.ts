import * as company from "./account/company.contract.ts";
import * as emailChange from "./account/email-change.contract.ts";
import * as geo from "./account/geo.contract.ts";
import * as language from "./account/language.contract.ts";
import * as login from "./account/login.contract.ts";
import * as name from "./account/name.contract.ts";
import * as passkey from "./account/passkey.contract.ts";
import * as password from "./account/password.contract.ts";
import * as reauthentication from "./account/reauthentication.contract.ts";
import * as recovery from "./account/recovery.contract.ts";
import * as register from "./account/register.contract.ts";
import * as session from "./account/session.contract.ts";
import * as sessionList from "./account/session-list.contract.ts";
import * as peopleImport from "./address-book/people-import.contract.ts";
import * as person from "./address-book/person.contract.ts";
import * as adminAccess from "./admin/admin-access.contract.ts";
import * as adminAudit from "./admin/admin-audit.contract.ts";
import * as adminCards from "./admin/admin-cards.contract.ts";
import * as adminOverview from "./admin/admin-overview.contract.ts";
import * as adminPeople from "./admin/admin-people.contract.ts";
import * as adminReports from "./admin/admin-reports.contract.ts";
import * as billing from "./billing/billing.contract.ts";
import * as card from "./card/card.contract.ts";
import * as cardOwnership from "./card/card-ownership.contract.ts";
import * as token from "./connect/token.contract.ts";
import * as webhook from "./connect/webhook.contract.ts";
import * as contact from "./contact/contact.contract.ts";
import * as exchange from "./exchange/exchange.contract.ts";
import * as exports from "./export/export.contract.ts";
import * as favourite from "./favourite/favourite.contract.ts";
import * as firstRun from "./first-run/first-run.contract.ts";
import type { Method } from "./http/endpoint.ts";
import type { FileEndpoint } from "./http/file.ts";
import * as imports from "./import/import.contract.ts";
import * as insight from "./insight/insight.contract.ts";
import * as kit from "./kit/kit.contract.ts";
import * as leave from "./leave/leave.contract.ts";
import * as link from "./link/link.contract.ts";
import * as recap from "./recap/recap.contract.ts";
import * as report from "./report/report.contract.ts";
import * as scan from "./scan/scan.contract.ts";
import * as system from "./system/system.contract.ts";
import * as teamCorrection from "./team/correction.contract.ts";
import * as invitation from "./team/invitation.contract.ts";
import * as team from "./team/team.contract.ts";
import * as teamAction from "./team/team-action.contract.ts";
import * as teamBilling from "./team/team-billing.contract.ts";
import * as teamContacts from "./team/team-contacts.contract.ts";
import * as teamImport from "./team/team-import.contract.ts";
import * as teamInsight from "./team/team-insight.contract.ts";
import * as teamLink from "./team/team-link.contract.ts";
import * as teamPeople from "./team/team-people.contract.ts";
import * as teamWebhook from "./team/team-webhook.contract.ts";
import * as template from "./team/template.contract.ts";

const CONTRACTS = [
  company,
  emailChange,
  geo,
  language,
  login,
  name,
  passkey,
  password,
  reauthentication,
  recovery,
  register,
  session,
  sessionList,
  peopleImport,
  person,
  adminAccess,
  adminAudit,
  adminCards,
  adminOverview,
  adminPeople,
  adminReports,
  billing,
  card,
  cardOwnership,
  token,
  webhook,
  contact,
  exchange,
  exports,
  favourite,
  firstRun,
  imports,
  insight,
  kit,
  leave,
  link,
  recap,
  report,
  scan,
  system,
  team,
  teamAction,
  invitation,
  teamBilling,
  teamContacts,
  teamCorrection,
  teamInsight,
  teamLink,
  teamWebhook,
  teamImport,
  teamPeople,
  template,
] as const;

type MemberOf<Contract> = Contract extends unknown ? Contract[keyof Contract] : never;
type AnyEndpoint = Extract<MemberOf<(typeof CONTRACTS)[number]>, { method: Method; path: string }>;
type NameOf<E extends AnyEndpoint> = E extends unknown ? `${E["method"]} ${E["path"]}` : never;

/** The whole API: every endpoint that a contract exports, in the order of their paths. */
export const ENDPOINTS: readonly AnyEndpoint[] = CONTRACTS.flatMap((contract) =>
  Object.values<unknown>(contract).filter(isEndpoint),
).sort((one, other) => one.path.localeCompare(other.path));

/** What can be downloaded with the API, in the order of their paths. */
export const FILES: readonly FileEndpoint[] = CONTRACTS.flatMap((contract) =>
  Object.values<unknown>(contract).filter(isFile),
).sort((one, other) => one.path.localeCompare(other.path));

function isFile(member: unknown): member is FileEndpoint {
  return typeof member === "object" && member !== null && "contentType" in member && "path" in member;
}

function isEndpoint(member: unknown): member is AnyEndpoint {
  return typeof member === "object" && member !== null && "method" in member && "path" in member;
}

/** Such as "GET /api/auth/user". */
export type CallName = NameOf<AnyEndpoint>;

export type EndpointNamed<Name extends CallName> = Extract<
  AnyEndpoint,
  {
    method: Name extends `${infer Method} ${string}` ? Method : never;
    path: Name extends `${string} ${infer Path}` ? Path : never;
  }
>;
