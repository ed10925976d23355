import { oneLine } from "@visita/domain/card/text.rules";
import { TEAM_MESSAGES as TEXT } from "@visita/domain/team/team.messages";
import type { AppContext, AppEvents } from "../../core/app-context.ts";
import type { Db } from "../../db/database.ts";
import { AppError } from "../../lib/app-error.ts";
import { withTimeout } from "../../lib/with-timeout.ts";
import { findAccount } from "../account/account.service.ts";
import { ownerWrite } from "../account/owner-change.service.ts";
import { endPlan } from "../billing/end-plan.service.ts";
import { PROVIDER_TIMEOUT_MS } from "../billing/subscription.service.ts";
import { endCardsOfTeam, endTeamCard, eraseCardsOfTeam } from "../card/team-card-end.service.ts";
import { lockAccount } from "../card/visible-card.service.ts";
import { findTeam, listTeamsDeletedBy, listTeamsOf, updateTeam } from "./team.store.ts";
import { type Member, requireMember, requireStill } from "./team-access.ts";
import { recordAction } from "./team-action.service.ts";
import { TEAM_DELETION_MS } from "./team-deletion.constants.ts";
import { emitTeamEvent } from "./team-event.service.ts";
import {
  countOtherOwners,
  countTeamPeople,
  deletePerson,
  findHeir,
  findPerson,
  updatePerson,
} from "./team-person.store.ts";

const TEAMS_PER_RUN = 10;

/** Ends all its cards at once; for seven days an owner can take that back. */
export async function deleteTeam(context: AppContext, member: Member, typed: string): Promise<number> {
  const { db, now, pubsub } = context;
  const { team, teamId } = member;
  if (oneLine(typed).toLowerCase() !== team.name.toLowerCase()) {
    throw new AppError("invalid_input", TEXT.confirmName, { fields: { name: TEXT.confirmName } });
  }
  const deletedAt = now();
  await db.transaction().execute(async (trx) => {
    await lockAccount(trx, teamId);
    await requireStill(trx, member);
    await updateTeam(trx, teamId, { deleted_at: deletedAt });
    await endCardsOfTeam(context, trx, teamId, deletedAt);
    await recordAction(context, trx, member, { action: "team_deleted", subject: team.name });
  });
  // Once more after the commit: the old state may have been cached in between.
  pubsub.repeat(ownerWrite(teamId));
  await withTimeout(endPlan(context, teamId), PROVIDER_TIMEOUT_MS).catch((error: unknown) => {
    context.billing.alert("the plan of a deleted team was not ended in time; it is tried again", error);
  });
  return deletedAt + TEAM_DELETION_MS;
}

/** Idempotent. A plan stays ended. */
export async function restoreTeam(context: AppContext, member: Member): Promise<void> {
  const { db, pubsub } = context;
  const { teamId, accountId } = member;
  await db.transaction().execute(async (trx) => {
    await lockAccount(trx, teamId);
    // It may be gone for good by now.
    const { team } = await requireMember(trx, teamId, accountId);
    if (team.deleted_at === null) return;
    await updateTeam(trx, teamId, { deleted_at: null });
    await endCardsOfTeam(context, trx, teamId, null);
    await recordAction(context, trx, member, { action: "team_restored", subject: team.name });
  });
  pubsub.repeat(ownerWrite(teamId));
}

/** Background job: deletes for good what can no longer be restored, one team to a transaction. */
export async function purgeDeletedTeams(context: AppContext): Promise<void> {
  const { db, now } = context;
  for (const teamId of await listTeamsDeletedBy(db, now() - TEAM_DELETION_MS, TEAMS_PER_RUN)) {
    if (!(await endPlan(context, teamId))) continue;
    const isErased = await db.transaction().execute(async (trx) => {
      await lockAccount(trx, teamId);
      // An owner may have taken the deletion back, or another instance was first.
      const team = await findTeam(trx, teamId);
      if (!team || team.deleted_at === null) return false;
      await eraseTeam(context, trx, teamId);
      return true;
    });
    if (isErased) await context.emit("accountErased", { accountId: teamId });
  }
}

/** Everything of a team, which is locked, goes with the account that holds it. */
async function eraseTeam(
  context: AppContext,
  trx: AppEvents["accountDeleted"]["trx"],
  teamId: string,
): Promise<void> {
  const { email } = await findAccount(trx, teamId);
  await eraseCardsOfTeam(context, trx, teamId);
  await context.emit("accountDeleted", { trx, accountId: teamId, email });
}

/** Those with other people of which the account is the last owner: it hands them over, or deletes them, before it leaves. */
export async function listTeamsToHandOver(db: Db, accountId: string) {
  const teams: { teamid: string; name: string }[] = [];
  for (const { id, person_id, name } of await listOwnedTeams(db, accountId)) {
    if ((await countOtherOwners(db, id, person_id)) > 0) continue;
    const { total } = await countTeamPeople(db, id);
    if (total > 1) teams.push({ teamid: id, name });
  }
  return teams;
}

/** Locks the teams of the account, so that two owners who leave at once do not rely on each other. */
export async function requireTeamsHandedOver(trx: Db, accountId: string): Promise<void> {
  for (const { id } of await listOwnedTeams(trx, accountId)) await lockAccount(trx, id);
  const [team] = await listTeamsToHandOver(trx, accountId);
  if (team) throw new AppError("last_owner", TEXT.handOver({ team: team.name }));
}

async function listOwnedTeams(db: Db, accountId: string) {
  const teams = await listTeamsOf(db, accountId);
  return teams.filter(({ role, deleted_at }) => role === "owner" && deleted_at === null);
}

/** Their team cards end, without their name. A team that they leave without an owner has a new one, or goes as well. */
export async function leaveAllTeams(
  context: AppContext,
  { trx, accountId }: AppEvents["accountDeleted"],
): Promise<void> {
  for (const team of await listTeamsOf(trx, accountId)) {
    const { id: teamId, person_id: personId, card_id: cardId } = team;
    await lockAccount(trx, teamId);
    const person = await findPerson(trx, teamId, personId);
    await deletePerson(trx, personId);
    if (person) await emitTeamEvent(context, trx, "team.member_left", team, { personId, ...person });
    if (cardId !== null)
      await endTeamCard(context, trx, teamId, { cardId, successorId: null, leftName: null });
    if ((await countOtherOwners(trx, teamId, personId)) > 0) continue;
    const heir = await findHeir(trx, teamId);
    if (heir) await updatePerson(trx, heir.id, { role: "owner" });
    else await eraseTeam(context, trx, teamId);
  }
}
