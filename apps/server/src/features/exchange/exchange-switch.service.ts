import type { AppContext } from "../../core/app-context.ts";
import { countCardsWithoutExchange, setExchange, turnOnExchange } from "../card/card-exchange.service.ts";
import { findSetting, upsertSetting } from "./exchange-setting.store.ts";

/** Whoever has used the switch knows of it: the offer is answered too. */
export function switchExchange(
  context: AppContext,
  ownerId: string,
  cardId: string,
  isOn: boolean,
): Promise<void> {
  return setExchange(context, ownerId, cardId, isOn, (trx) =>
    upsertSetting(trx, ownerId, { offer_answered_at: context.now() }),
  );
}

/** For how many cards the dashboard offers the exchange; 0 once that was answered. */
export async function findOffer(context: AppContext, ownerId: string): Promise<number> {
  const { db } = context;
  const setting = await findSetting(db, ownerId);
  return setting?.offer_answered_at == null ? countCardsWithoutExchange(context, ownerId) : 0;
}

/** Returns for how many cards it was turned on. */
export async function answerOffer(context: AppContext, ownerId: string, turnOn: boolean): Promise<number> {
  const { db, now } = context;
  const answered = { offer_answered_at: now() };
  if (turnOn) return turnOnExchange(context, ownerId, (trx) => upsertSetting(trx, ownerId, answered));
  await upsertSetting(db, ownerId, answered);
  return 0;
}
