import type { AddLinkInput, UpdateLinkInput } from "@visita/domain/link/link.contract";
import type { TeamActionName } from "@visita/domain/team/team-action.contract";
import type { TeamLink, TeamLinkCard } from "@visita/domain/team/team-link.contract";
import type { AppContext } from "../../core/app-context.ts";
import type { Trx } from "../../db/database.ts";
import { dropOwner } from "../account/owner-change.service.ts";
import { countTeamCards, findUsernames } from "../card/team-card.service.ts";
import { lockAccount } from "../card/visible-card.service.ts";
import { findLinkSumsByCard, findTeamLinkSums } from "../insight/insight.service.ts";
import { NO_SUMS } from "../link/link-state.service.ts";
import {
  addTeamLink,
  changeTeamLink,
  endTeamLink,
  findMaxTeamLinks,
  findTeamLinks,
  getTeamLink,
} from "../link/team-link.service.ts";
import { CHANGE_LIMIT } from "./team.rules.ts";
import { type Member, requireStill } from "./team-access.ts";
import { recordAction } from "./team-action.service.ts";
import { listPeople } from "./team-people-list.store.ts";

const EVERYBODY = { offset: 0, limit: 1_000_000 };

export async function describeTeamLinks(context: AppContext, { teamId, accountId, cardId }: Member) {
  const links = await findSummedLinks(context, teamId);
  const [someone] =
    cardId === null ? await listCardHolders(context, teamId, accountId) : [{ card_id: cardId }];
  const usernames = await findUsernames(context.db, someone ? [someone.card_id] : []);
  return {
    links,
    live: links.filter(({ overSince }) => overSince === null).length,
    maxLive: await findMaxTeamLinks(context, teamId),
    cards: await countTeamCards(context.db, teamId),
    username: usernames.get(someone?.card_id ?? "") ?? null,
  };
}

export async function addLinkOfTeam(
  context: AppContext,
  member: Member,
  input: AddLinkInput,
): Promise<TeamLink> {
  const { id } = await change(context, member, "link_added", (trx) =>
    addTeamLink(context, trx, member.teamId, input),
  );
  return getSummedLink(context, member.teamId, id);
}

export async function changeLinkOfTeam(
  context: AppContext,
  member: Member,
  linkId: string,
  input: UpdateLinkInput,
): Promise<TeamLink> {
  await change(context, member, "link_changed", async (trx) =>
    changeTeamLink(context, trx, await getTeamLink(trx, member.teamId, linkId), input),
  );
  return getSummedLink(context, member.teamId, linkId);
}

export async function endLinkOfTeam(context: AppContext, member: Member, linkId: string): Promise<TeamLink> {
  await change(context, member, "link_ended", async (trx) =>
    endTeamLink(context, trx, await getTeamLink(trx, member.teamId, linkId)),
  );
  return getSummedLink(context, member.teamId, linkId);
}

/** The addresses under which it answers, with what came by each. */
export async function describeLinkCards(
  context: AppContext,
  { teamId, accountId }: Member,
  linkId: string,
): Promise<{ link: TeamLink; cards: TeamLinkCard[] }> {
  const { db, config } = context;
  const row = await getTeamLink(db, teamId, linkId);
  const people = await listCardHolders(context, teamId, accountId);
  const usernames = await findUsernames(
    db,
    people.map(({ card_id }) => card_id),
  );
  const sums = await findLinkSumsByCard(context, teamId, linkId);
  const cards = people.map(({ id, card_id, shown_name }) => ({
    personid: id,
    name: shown_name,
    url: `${config.publicUrl}/c/${usernames.get(card_id) ?? ""}/${row.slug}`,
    ...(sums.get(card_id) ?? NO_SUMS),
  }));
  return {
    link: await getSummedLink(context, teamId, linkId),
    cards: cards.toSorted((one, other) => other.views - one.views),
  };
}

async function change(
  context: AppContext,
  member: Member,
  action: TeamActionName,
  work: (trx: Trx) => Promise<{ id: string; name: string; slug: string }>,
) {
  const { db, limits } = context;
  await limits.hit(CHANGE_LIMIT, member.accountId);
  const row = await db.transaction().execute(async (trx) => {
    await lockAccount(trx, member.teamId);
    await requireStill(trx, member);
    const changed = await work(trx);
    await recordAction(context, trx, member, { action, subject: changed.name, to: `/${changed.slug}` });
    return changed;
  });
  // Once more after the commit: the old state may have been cached in between.
  dropOwner(context, member.teamId);
  return row;
}

async function findSummedLinks(context: AppContext, teamId: string): Promise<TeamLink[]> {
  const links = await findTeamLinks(context, teamId);
  const sums = await findTeamLinkSums(
    context,
    teamId,
    links.map(({ linkid }) => linkid),
  );
  return links.map((link) => ({ ...link, ...(sums.get(link.linkid) ?? NO_SUMS) }));
}

async function getSummedLink(context: AppContext, teamId: string, linkId: string): Promise<TeamLink> {
  const link = (await findSummedLinks(context, teamId)).find(({ linkid }) => linkid === linkId);
  if (!link) throw new Error("a link of a team is gone");
  return link;
}

async function listCardHolders({ db, now }: AppContext, teamId: string, you: string) {
  const people = await listPeople(db, teamId, { find: "", now: now() }, { you, ...EVERYBODY });
  return people.flatMap(({ card_id, ...person }) => (card_id === null ? [] : [{ ...person, card_id }]));
}
