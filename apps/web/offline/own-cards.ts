import type { VisibleCard } from "@visita/domain/card/card.contract";
import { postToWorker, whenIdle } from "./register.ts";

/** The cards that wait for the browser to have time. */
let waiting: readonly VisibleCard[] | undefined;

/** Caches the cards of the signed-in account and their QR codes for offline use. */
export function cacheOwnCards(cards: readonly VisibleCard[]): void {
  const own = cards.map((card) => ({ username: card.username, state: JSON.stringify(card) }));
  waiting = cards;
  whenIdle(() => {
    if (waiting === cards) void postToWorker({ type: "own-cards", cards: own });
  });
}

/** On sign-out: the next person in this browser does not see which cards were the account's own. */
export function forgetOwnCards(): void {
  waiting = undefined;
  void postToWorker({ type: "forget-own-cards" });
}
