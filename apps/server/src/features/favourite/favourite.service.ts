import { FAVOURITES_MAX, type Favourite } from "@visita/domain/favourite/favourite.contract";
import { FAVOURITE_MESSAGES as TEXT } from "@visita/domain/favourite/favourite.messages";
import { AppError } from "../../lib/app-error.ts";
import type { CardContext } from "../card/card.context.ts";
import { findShownCards, getCardOwner, lockAccount } from "../card/shown-card.service.ts";
import type { Limit } from "../limit/limit.service.ts";
import {
  countFavourites,
  deleteFavourite,
  insertFavourite,
  isFavouriteStored,
  listFavouriteIds,
} from "./favourite.store.ts";

const CHANGE_LIMIT: Limit = { name: "favourite", hits: 60, windowMs: 60_000 };

/** Keeps somebody else's card. Doing it again changes nothing. */
export async function addFavourite(context: CardContext, accountId: string, cardId: string): Promise<void> {
  const { db, now, limits } = context;
  await limits.hit(CHANGE_LIMIT, accountId);
  const ownerId = await getCardOwner(context, cardId);
  if (ownerId === accountId) throw new AppError("own_card", TEXT.ownCard);
  await db.transaction().execute(async (trx) => {
    await lockAccount(trx, accountId);
    if (await isFavouriteStored(trx, accountId, cardId)) return;
    if ((await countFavourites(trx, accountId)) >= FAVOURITES_MAX) {
      throw new AppError("favourites_full", TEXT.full);
    }
    await insertFavourite(trx, { account_id: accountId, card_id: cardId, created_at: now() });
  });
}

/** Keeps a card no longer, whether or not it was kept. */
export async function removeFavourite(
  { db, limits }: CardContext,
  accountId: string,
  cardId: string,
): Promise<void> {
  await limits.hit(CHANGE_LIMIT, accountId);
  await deleteFavourite(db, accountId, cardId);
}

export function isFavourite({ db }: CardContext, accountId: string, cardId: string): Promise<boolean> {
  return isFavouriteStored(db, accountId, cardId);
}

export async function listFavourites(context: CardContext, accountId: string): Promise<Favourite[]> {
  const ids = await listFavouriteIds(context.db, accountId);
  const cards = await findShownCards(context, ids);
  return ids.flatMap((cardid) => {
    const card = cards.get(cardid);
    return card ? [{ cardid, ownerid: accountId, relatedData: card }] : [];
  });
}
