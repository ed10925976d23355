import type { AppContext } from "../../core/app-context.ts";
import type { Db } from "../../db/database.ts";
import { cardNotFound, requireNoTeam, STATE_LIMIT } from "./card.refusals.ts";
import { type CardRow, listCardsByOwner, lockCardOfOwner, lockOwner, updateCardRow } from "./card.store.ts";
import { dropCard, publishCardChange } from "./card-change.service.ts";

type AlsoWrite = (trx: Db) => Promise<void>;

/** Whether visitors of a card can leave their details. Idempotent. */
export async function setExchange(
  context: AppContext,
  ownerId: string,
  cardId: string,
  isOn: boolean,
  alsoWrite: AlsoWrite,
): Promise<void> {
  const { db, limits } = context;
  await limits.hit(STATE_LIMIT, ownerId);
  const key = await db.transaction().execute(async (trx) => {
    const row = await lockCardOfOwner(trx, cardId, ownerId);
    if (!row || row.deleted_at !== null) throw cardNotFound();
    requireNoTeam(row);
    await updateCardRow(trx, cardId, { exchange: isOn ? 1 : 0 });
    await alsoWrite(trx);
    await publishCardChange(context, trx, row.username_key);
    return row.username_key;
  });
  // Once more after the commit: the old state may have been cached in between.
  dropCard(context, key);
}

/** Turns it on for every card of an account; returns for how many. */
export async function turnOnExchange(
  context: AppContext,
  ownerId: string,
  alsoWrite: AlsoWrite,
): Promise<number> {
  const { db, limits } = context;
  await limits.hit(STATE_LIMIT, ownerId);
  const keys = await db.transaction().execute(async (trx) => {
    await lockOwner(trx, ownerId);
    const rows = (await listCardsByOwner(trx, ownerId)).filter(isWithoutExchange);
    for (const { id, username_key } of rows) {
      await updateCardRow(trx, id, { exchange: 1 });
      await publishCardChange(context, trx, username_key);
    }
    await alsoWrite(trx);
    return rows.map((row) => row.username_key);
  });
  for (const key of keys) dropCard(context, key);
  return keys.length;
}

export async function countCardsWithoutExchange({ db }: AppContext, ownerId: string): Promise<number> {
  return (await listCardsByOwner(db, ownerId)).filter(isWithoutExchange).length;
}

/** Of a team card the team decides that. */
function isWithoutExchange({ exchange, team_id }: CardRow): boolean {
  return exchange === 0 && team_id === null;
}
