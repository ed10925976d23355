import { channelsOnlyOn } from "@visita/domain/card/link-only";
import type { AppContext } from "../../core/app-context.ts";
import type { Db } from "../../db/database.ts";
import { type ArchivePart, jsonPart } from "../../lib/archive-part.ts";
import { isoTime, utcDay } from "../../lib/utc-time.ts";
import { listStoredCards } from "../card/visible-card.service.ts";
import { listLinksByCards, listLinksBySlugs, listLinksEnding, listSecretIds } from "./link.store.ts";
import { isLiveRow } from "./link-state.service.ts";
import { findTeamLinkOfOwner, listTeamLinksByCards, listTeamLinksBySlugs } from "./team-link.store.ts";

/** By the link's id, with the links of the cards' teams. Names of secret ones are for the owner of their card alone. */
export async function findLinkNames(
  db: Db,
  cardIds: readonly string[],
  { isSecretHidden = false }: { isSecretHidden?: boolean } = {},
): Promise<ReadonlyMap<string, string>> {
  const own = await listLinksByCards(db, cardIds);
  const named = isSecretHidden ? own.filter(({ is_secret }) => is_secret === 0) : own;
  const links = [...named, ...(await listTeamLinksByCards(db, cardIds))];
  return new Map(links.map(({ id, name }) => [id, name]));
}

/** Those of some links whose addresses nobody can guess. */
export async function findSecretLinks(db: Db, linkIds: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set(linkIds.length === 0 ? [] : await listSecretIds(db, linkIds));
}

/** Own links of cards; those of teams are their admins' to care for. */
export function listEndingLinks(db: Db, cardIds: readonly string[], days: { from: string; until: string }) {
  return listLinksEnding(db, cardIds, days);
}

export type OwnLink = {
  readonly id: string;
  readonly name: string;
  readonly cardId: string;
  readonly isOfTeam: boolean;
};

/** A link of one of an account's own cards, or of the team of one; undefined once it is gone. */
export async function findOwnLink(
  context: AppContext,
  accountId: string,
  linkId: string,
): Promise<OwnLink | undefined> {
  const cards = await listStoredCards(context, accountId);
  const rows = await listLinksByCards(
    context.db,
    cards.map(({ card }) => card.cardid),
  );
  const own = rows.find(({ id }) => id === linkId);
  const row = own ?? (await findTeamLinkOfOwner(context.db, accountId, linkId));
  return row && { id: row.id, name: row.name, cardId: row.card_id, isOfTeam: own === undefined };
}

/** For the copy of an account: the links of its cards, as their owner made them. */
export async function linkPart(context: AppContext, accountId: string): Promise<ArchivePart> {
  const cards = await listStoredCards(context, accountId);
  const byId = new Map(cards.map(({ card }) => [card.cardid, card]));
  const rows = await listLinksByCards(context.db, [...byId.keys()]);
  const links = rows.map(({ id, card_id, slug, name, last_day, ended_on, created_at }) => {
    const { username = "", linkOnlyContacts = {} } = byId.get(card_id) ?? {};
    const url = `${context.config.publicUrl}/c/${encodeURIComponent(username)}/${slug}`;
    const shows = channelsOnlyOn(linkOnlyContacts, id);
    const times = { lastDay: last_day, endedOn: ended_on, createdAt: isoTime(created_at) };
    return { card: username, name, url, shows, ...times };
  });
  return jsonPart("links", "links.json", links.length, { links });
}

type LinkAddress = { readonly card: string; readonly link: string };

/** The ids of links by their addresses, see `linkKey`. */
export async function findLinkIds(
  { db, now }: AppContext,
  addresses: readonly LinkAddress[],
): Promise<ReadonlyMap<string, string>> {
  const cardIds = [...new Set(addresses.map(({ card }) => card))];
  const slugs = [...new Set(addresses.map(({ link }) => link))];
  const own = await listLinksBySlugs(db, { cardIds, slugs });
  const ofTeams = await listTeamLinksBySlugs(db, { cardIds, slugs });
  const today = utcDay(now());
  // Of two with one address the later counts: what is over, then the team's, then the card's own.
  const rows = [...own, ...ofTeams].toSorted((one, other) => rank(one, today) - rank(other, today));
  return new Map(rows.map(({ id, card_id, slug }) => [linkKey({ card: card_id, link: slug }), id]));
}

function rank(row: { last_day: string | null; ended_on: string | null; team_id?: string }, today: string) {
  return (isLiveRow(row, today) ? 2 : 0) + (row.team_id === undefined ? 1 : 0);
}

export function linkKey({ card, link }: LinkAddress): string {
  return `${card}/${link}`;
}
