import type { VisibleCard } from "@visita/domain/card/card.contract";
import { postToWorker, whenIdle } from "./register.ts";

/** Caches the cards of the signed-in account and their QR codes for offline use. */
export function cacheOwnCards(cards: readonly VisibleCard[]): void {
  const own = cards.map((card) => ({ username: card.username, state: JSON.stringify(card) }));
  whenIdle(() => void postToWorker({ type: "own-cards", cards: own }));
}

/** Which cards are somebody's own is for nobody who comes after. */
export function forgetOwnCards(): void {
  void postToWorker({ type: "forget-own-cards" });
}
