/** Links that answer under the address of every card of a team, also of those made later. */
import { featuresOf } from "@visita/domain/billing/plan.rules";
import type { AddLinkInput, UpdateLinkInput } from "@visita/domain/link/link.contract";
import { LINK_MESSAGES as TEXT } from "@visita/domain/link/link.messages";
import { LINKS_MAX_PER_CARD } from "@visita/domain/link/link.rules";
import type { TeamLink } from "@visita/domain/team/team-link.contract";
import type { AppContext } from "../../core/app-context.ts";
import type { Db, Trx } from "../../db/database.ts";
import { AppError } from "../../lib/app-error.ts";
import { newId } from "../../lib/tokens.ts";
import { isoTime, utcDay } from "../../lib/utc-time.ts";
import { publishOwnerChange } from "../account/owner-change.service.ts";
import { findPlanStatus } from "../billing/subscription.service.ts";
import { countTeamCards } from "../card/team-card.service.ts";
import {
  changesOf,
  isLiveRow,
  linkFields,
  NO_SUMS,
  requireNotPast,
  slugTaken,
} from "./link-state.service.ts";
import {
  countLiveTeamLinks,
  countOwnLinks,
  countTeamLinks,
  findTeamLink,
  insertTeamLink,
  listTeamLinks,
  type TeamLinkRow,
  updateTeamLink,
} from "./team-link.store.ts";

/** Throws `not_found` where the team has no such link. */
export async function getTeamLink(db: Db, teamId: string, linkId: string): Promise<TeamLinkRow> {
  const row = await findTeamLink(db, teamId, linkId);
  if (!row) throw new AppError("not_found", TEXT.notFound);
  return row;
}

/** Without what they have brought. */
export async function findTeamLinks({ db, now }: AppContext, teamId: string): Promise<TeamLink[]> {
  const today = utcDay(now());
  const cards = await countTeamCards(db, teamId);
  const own = await countOwnLinks(db, teamId, today);
  return (await listTeamLinks(db, teamId)).map((row) => ({
    ...linkFields(row, today),
    cards: cards - (own.get(row.slug) ?? 0),
    ...NO_SUMS,
  }));
}

export async function findMaxTeamLinks(context: AppContext, teamId: string): Promise<number> {
  return featuresOf(await findPlanStatus(context, teamId)).links;
}

/** In a transaction that has locked the team. */
export async function addTeamLink(
  context: AppContext,
  trx: Trx,
  teamId: string,
  { name, slug, lastDay = null }: AddLinkInput,
): Promise<TeamLinkRow> {
  const today = utcDay(context.now());
  requireNotPast(lastDay, today);
  await requireRoom(context, trx, teamId);
  if ((await countTeamLinks(trx, teamId)) >= LINKS_MAX_PER_CARD) {
    throw new AppError("links_full", TEXT.tooManyLinks({ max: LINKS_MAX_PER_CARD }));
  }
  const days = { last_day: lastDay, ended_on: null, created_at: context.now() };
  const row = await insertTeamLink(trx, { id: newId(), team_id: teamId, slug, name, ...days });
  if (!row) throw slugTaken();
  await emitTeamLinkEvent(context, trx, "link.created", row);
  return row;
}

/** For webhooks of the team. It has no address of its own: its slug stands behind that of each card. */
async function emitTeamLinkEvent(
  { emit }: AppContext,
  trx: Trx,
  type: "link.created" | "link.ended",
  { id, team_id, name, slug }: TeamLinkRow,
): Promise<void> {
  const data = () => ({ linkid: id, teamid: team_id, name, slug });
  await emit("ownerEvent", { trx, accountId: team_id, type, about: [{ subject: id, data }] });
}

/** In a transaction that has locked the team: renames it, changes its last day or reactivates it. */
export function changeTeamLink(
  context: AppContext,
  trx: Db,
  row: TeamLinkRow,
  input: UpdateLinkInput,
): Promise<TeamLinkRow> {
  const today = utcDay(context.now());
  return writeTeamLink(context, trx, row, async () => {
    const changes = changesOf(row, input, today);
    if (!isLiveRow(row, today) && isLiveRow({ ...row, ...changes }, today)) {
      await requireRoom(context, trx, row.team_id);
    }
    return changes;
  });
}

/** The same for its end; doing it again changes nothing. */
export async function endTeamLink(context: AppContext, trx: Trx, row: TeamLinkRow): Promise<TeamLinkRow> {
  const today = utcDay(context.now());
  const isEnding = isLiveRow(row, today);
  if (isEnding) await emitTeamLinkEvent(context, trx, "link.ended", row);
  return writeTeamLink(context, trx, row, async () => (isEnding ? { ended_on: today } : {}));
}

/** Every instance drops all cards of the team, the pages of their links included. */
async function writeTeamLink(
  context: AppContext,
  trx: Db,
  { id, team_id }: TeamLinkRow,
  change: () => Promise<Parameters<typeof updateTeamLink>[2]>,
): Promise<TeamLinkRow> {
  const row = await updateTeamLink(trx, id, await change());
  await publishOwnerChange(context, trx, team_id);
  return row;
}

async function requireRoom(context: AppContext, trx: Db, teamId: string): Promise<void> {
  const max = await findMaxTeamLinks({ ...context, db: trx as AppContext["db"] }, teamId);
  if ((await countLiveTeamLinks(trx, teamId, utcDay(context.now()))) >= max) {
    throw new AppError("links_full", TEXT.tooManyLive({ count: max }));
  }
}

/** For the copy of a team. */
export async function exportTeamLinks(db: Db, teamId: string) {
  return (await listTeamLinks(db, teamId)).map(({ name, slug, last_day, ended_on, created_at }) => ({
    name,
    slug,
    lastDay: last_day,
    endedOn: ended_on,
    createdAt: isoTime(created_at),
  }));
}
