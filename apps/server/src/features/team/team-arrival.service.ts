/** `OIDC_TEAM`: whoever signs in by the company comes into its team, once. While no seat is free they wait for one. */
import type { CurrentUser } from "@visita/domain/account/session.contract";
import type { Config } from "../../config/config.ts";
import type { AppContext } from "../../core/app-context.ts";
import type { Db, Trx } from "../../db/database.ts";
import { findAccount } from "../account/account.service.ts";
import { isOfCompany } from "../account/company/company-status.service.ts";
import { lockAccount } from "../card/visible-card.service.ts";
import { admit, domainOf } from "./joining.service.ts";
import { findSeatsLeft } from "./seats.service.ts";
import { findTeam, findTeamBySlug, listOwners, listTeamsByDomain, type TeamRow } from "./team.store.ts";
import { findArrival, insertArrival, listWaiting, updateArrival } from "./team-arrival.store.ts";
import { findPersonByEmail, isInTeam } from "./team-person.store.ts";
import { findFirstTemplateId } from "./template.store.ts";

const SEATED_PER_RUN = 100;

type CompanyTeam =
  | { readonly team: TeamRow }
  /** `foreign`: anybody may have taken the address, so an owner has to be of the company or an admin. */
  | { readonly problem: "none" | "foreign"; readonly name: string };

/** The team that `OIDC_TEAM` names; undefined without that setting. */
export async function findCompanyTeam(
  db: Db,
  { company, adminEmails }: Pick<Config, "company" | "adminEmails">,
): Promise<CompanyTeam | undefined> {
  const slug = company?.team;
  if (!slug) return undefined;
  const team = await findTeamBySlug(db, slug);
  if (!team || team.deleted_at !== null) return { problem: "none", name: slug };
  for (const ownerId of await listOwners(db, team.id)) {
    const { email } = await findAccount(db, ownerId);
    if (adminEmails.includes(email) || (await isOfCompany(db, ownerId))) return { team };
  }
  return { problem: "foreign", name: team.name };
}

/**
 * The id of the card that they have got by it. Nobody is kept from signing in: what fails is tried again with their next
 * sign-in.
 */
export async function arriveInTeam(context: AppContext, accountId: string): Promise<string | undefined> {
  const { db, now, log, config } = context;
  try {
    const found = await findCompanyTeam(db, config);
    if (!found) return;
    if ("problem" in found) {
      log.warn({ team: found.name, problem: found.problem }, "OIDC_TEAM: nobody can be put into this team");
      return;
    }
    const arrival = { team_id: found.team.id, account_id: accountId };
    const before = await findArrival(db, arrival);
    if (before && before.joined_at !== null) return;
    return await db.transaction().execute(async (trx) => {
      await lockAccount(trx, arrival.team_id);
      await insertArrival(trx, { ...arrival, arrived_at: now() });
      return (await seat(context, trx, arrival))?.cardid;
    });
  } catch (error) {
    log.error({ err: error }, "somebody who signed in by the company could not be put into its team");
  }
}

/** Background job: gives seats that have become free to those who wait. */
export async function seatWaiting(context: AppContext): Promise<void> {
  const { db, config } = context;
  const found = await findCompanyTeam(db, config);
  if (!found || "problem" in found) return;
  const team_id = found.team.id;
  for (const account_id of await listWaiting(db, team_id, SEATED_PER_RUN)) {
    const seated = await db.transaction().execute(async (trx) => {
      await lockAccount(trx, team_id);
      return seat(context, trx, { team_id, account_id });
    });
    if (!seated) return;
  }
}

/** In a transaction that has locked the team. Undefined while they have to wait; the card is that which they get now. */
async function seat(
  context: AppContext,
  trx: Trx,
  arrival: { readonly team_id: string; readonly account_id: string },
): Promise<{ readonly cardid?: string } | undefined> {
  const { team_id: teamId, account_id: accountId } = arrival;
  const team = await findTeam(trx, teamId);
  const account = await findAccount(trx, accountId);
  const joined = await findArrival(trx, arrival);
  if (!team || team.deleted_at !== null || account.left_at !== null) return;
  if (joined && joined.joined_at !== null) return {};
  let given: { readonly cardid?: string } = {};
  if (!(await isInTeam(trx, teamId, accountId))) {
    const isInvited = (await findPersonByEmail(trx, teamId, account.email)) !== undefined;
    const templateId = team.join_template_id ?? (await findFirstTemplateId(trx, teamId));
    if (templateId === undefined) return;
    if (!isInvited && (await findSeatsLeft(context, trx, teamId)) === 0) return;
    given = await admit(context, trx, team, { account, templateId });
  }
  await updateArrival(trx, arrival, context.now());
  return given;
}

/** Those that an account may join by its address, and the one in which it waits for a seat. */
export async function listJoinable(context: AppContext, { userid }: CurrentUser) {
  const { db } = context;
  const account = await findAccount(db, userid);
  if (account.email_verified_at === null) return [];
  const awaited = await findAwaited(context, userid);
  const joinable = awaited ? [{ ...awaited, isFull: true }] : [];
  for (const { id, name } of await listTeamsByDomain(db, domainOf(account.email))) {
    if (id === awaited?.teamid || (await isInTeam(db, id, userid))) continue;
    joinable.push({ teamid: id, name, isFull: false });
  }
  return joinable;
}

async function findAwaited({ db, config }: AppContext, accountId: string) {
  const found = await findCompanyTeam(db, config);
  if (!found || "problem" in found) return undefined;
  const { id, name } = found.team;
  const arrival = await findArrival(db, { team_id: id, account_id: accountId });
  if (!arrival || arrival.joined_at !== null || (await isInTeam(db, id, accountId))) return undefined;
  return { teamid: id, name };
}
