import type { TakedownNotice } from "@visita/domain/admin/admin.constants";
import type { AppContext } from "../../core/app-context.ts";
import type { Db } from "../../db/database.ts";
import { findCardByUsername, updateOwnerSuspended } from "./card.store.ts";
import { publishCardChange } from "./card-change.service.ts";
import { updateTakenDown } from "./card-takedown.store.ts";

export type MovedCard = { readonly username: string; readonly usernameKey: string; readonly ownerId: string };

/**
 * Takes a card from everybody's view, on every instance and in every representation, or with null puts it back. Undefined
 * if it is so already, or gone. It stays down however its owner renames or changes it. Part of the caller's transaction;
 * `dropCard` follows it.
 */
export async function setTakenDown(
  context: AppContext,
  trx: Db,
  cardId: string,
  notice: TakedownNotice | null,
): Promise<MovedCard | undefined> {
  const row = await updateTakenDown(trx, cardId, notice && { at: context.now(), as: notice });
  if (!row) return undefined;
  await publishCardChange(context, trx, row.username_key);
  return { username: row.username, usernameKey: row.username_key, ownerId: row.owner_id };
}

/** Whether or not it is shown. */
export async function findCardId(db: Db, usernameKey: string): Promise<string | undefined> {
  return (await findCardByUsername(db, usernameKey))?.id;
}

/** Hides all cards of a suspended account, or shows them again. The caller drops them from caches. */
export function suspendCardsOf(trx: Db, ownerId: string, at: number | null): Promise<void> {
  return updateOwnerSuspended(trx, ownerId, at);
}
