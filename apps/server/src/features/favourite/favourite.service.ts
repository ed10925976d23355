import { FAVOURITES_MAX, type Favourite } from "@visita/domain/favourite/favourite.contract";
import { FAVOURITE_MESSAGES as TEXT } from "@visita/domain/favourite/favourite.messages";
import type { AppContext } from "../../core/app-context.ts";
import type { Db } from "../../db/database.ts";
import { AppError } from "../../lib/app-error.ts";
import { type ArchivePart, jsonPart } from "../../lib/archive-part.ts";
import { isoTime } from "../../lib/utc-time.ts";
import { findKeptCards, listRevisedCards } from "../card/kept-card.service.ts";
import { isOwnCard } from "../card/own-card.service.ts";
import { findShownOwners, getCardOwner, lockAccount } from "../card/visible-card.service.ts";
import type { Limit } from "../limit/limit.service.ts";
import {
  countFavourites,
  deleteFavourite,
  insertFavourite,
  isFavouriteStored,
  listFavouriteRows,
} from "./favourite.store.ts";

const CHANGE_LIMIT: Limit = { name: "favourite", hits: 60, windowMs: 60_000 };

/** Bookmarks another person's card. Idempotent. */
export async function addFavourite(context: AppContext, accountId: string, cardId: string): Promise<void> {
  const { db, now, limits } = context;
  await limits.hit(CHANGE_LIMIT, accountId);
  const ownerId = await getCardOwner(context, cardId);
  if (ownerId === accountId) throw new AppError("own_card", TEXT.ownCard);
  const kept = await db.transaction().execute((trx) => keepCard(trx, accountId, cardId, now()));
  if (kept === "full") throw new AppError("favourites_full", TEXT.full);
}

/** Bookmarks a card of somebody else, part of a transaction. */
export async function keepCard(
  trx: Db,
  accountId: string,
  cardId: string,
  now: number,
): Promise<"kept" | "known" | "full"> {
  await lockAccount(trx, accountId);
  if (await isFavouriteStored(trx, accountId, cardId)) return "known";
  if ((await countFavourites(trx, accountId)) >= FAVOURITES_MAX) return "full";
  await insertFavourite(trx, { account_id: accountId, card_id: cardId, created_at: now });
  return "kept";
}

/** Idempotent. */
export async function removeFavourite(
  { db, limits }: AppContext,
  accountId: string,
  cardId: string,
): Promise<void> {
  await limits.hit(CHANGE_LIMIT, accountId);
  await deleteFavourite(db, accountId, cardId);
}

/** `own`: the caller is the owner, who cannot keep the card. */
export async function checkFavourite(
  context: AppContext,
  accountId: string,
  cardId: string,
): Promise<{ success: boolean; own?: true }> {
  const { db } = context;
  if (await isFavouriteStored(db, accountId, cardId)) return { success: true };
  return { success: false, ...((await isOwnCard(context, accountId, cardId)) && { own: true }) };
}

/** Leaves out cards that not everybody may see, belong to the account or are favourites already. Keeps the order. */
export async function listKeepable(
  cards: AppContext,
  accountId: string,
  cardIds: readonly string[],
): Promise<string[]> {
  const owners = await findShownOwners(cards, cardIds);
  const kept = new Set((await listFavouriteRows(cards.db, accountId)).map((row) => row.card_id));
  return cardIds.filter((id) => owners.has(id) && owners.get(id) !== accountId && !kept.has(id));
}

/** Bookmarks cards, the first of them the newest, as far as there is room. Returns how many. */
export async function keepCards(
  trx: Db,
  accountId: string,
  cardIds: readonly string[],
  now: number,
): Promise<number> {
  await lockAccount(trx, accountId);
  const room = FAVOURITES_MAX - (await countFavourites(trx, accountId));
  const kept = cardIds.slice(0, Math.max(0, room));
  for (const [at, cardId] of kept.entries()) {
    await insertFavourite(trx, { account_id: accountId, card_id: cardId, created_at: now - at });
  }
  return kept.length;
}

/** Newest first, without cards that are gone. */
async function listKeptCards(context: AppContext, accountId: string) {
  const rows = await listFavouriteRows(context.db, accountId);
  const found = await findKeptCards(
    context,
    rows.map((row) => row.card_id),
  );
  return rows.flatMap(({ card_id: cardid, created_at: keptAt }) => {
    const card = found.get(cardid);
    return card ? [{ cardid, card, keptAt }] : [];
  });
}

/** All that an account has bookmarked, the gone ones too. */
export async function listFavouriteIds({ db }: AppContext, accountId: string): Promise<string[]> {
  return (await listFavouriteRows(db, accountId)).map(({ card_id }) => card_id);
}

/** Those that were changed since they are kept and since a time, the latest change first. */
export async function listChangedFavourites(context: AppContext, accountId: string, since: number) {
  const rows = await listFavouriteRows(context.db, accountId);
  return listRevisedCards(context, new Map(rows.map((row) => [row.card_id, row.created_at])), since);
}

export async function listFavourites(context: AppContext, accountId: string): Promise<Favourite[]> {
  return (await listKeptCards(context, accountId)).map(({ cardid, card }) => {
    const { isResting, secondSide, ...relatedData } = card;
    const more = { ...(secondSide && { otherName: secondSide.fullname }), ...(isResting && { isResting }) };
    return { cardid, ownerid: accountId, relatedData: { ...relatedData, ...more } };
  });
}

/** For the copy of an account. */
export async function favouritePart(context: AppContext, accountId: string): Promise<ArchivePart> {
  const favourites = (await listKeptCards(context, accountId)).map(({ cardid, card, keptAt }) => ({
    cardid,
    username: card.username,
    fullname: card.fullname,
    url: `${context.config.publicUrl}/c/${encodeURIComponent(card.username)}`,
    keptAt: isoTime(keptAt),
  }));
  return jsonPart("favourites", "favourites.json", favourites.length, { favourites });
}
