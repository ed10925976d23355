import type { Db } from "../../db/database.ts";
import { listLinksByCards, listLinksBySlugs } from "./link.store.ts";

/** By the link's id. */
export async function findLinkNames(
  db: Db,
  cardIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  return new Map((await listLinksByCards(db, cardIds)).map(({ id, name }) => [id, name]));
}

/** The links of some cards, as their owner made them. */
export async function listOwnLinks(db: Db, cardIds: readonly string[]) {
  const rows = await listLinksByCards(db, cardIds);
  return rows.map(({ card_id, slug, name, last_day, ended_on, created_at }) => ({
    cardId: card_id,
    slug,
    name,
    lastDay: last_day,
    endedOn: ended_on,
    createdAt: created_at,
  }));
}

type LinkAddress = { readonly card: string; readonly link: string };

/** The ids of links by their addresses, see `linkKey`. */
export async function findLinkIds(
  db: Db,
  addresses: readonly LinkAddress[],
): Promise<ReadonlyMap<string, string>> {
  const cardIds = [...new Set(addresses.map(({ card }) => card))];
  const slugs = [...new Set(addresses.map(({ link }) => link))];
  const rows = await listLinksBySlugs(db, { cardIds, slugs });
  return new Map(rows.map(({ id, card_id, slug }) => [linkKey({ card: card_id, link: slug }), id]));
}

export function linkKey({ card, link }: LinkAddress): string {
  return `${card}/${link}`;
}
