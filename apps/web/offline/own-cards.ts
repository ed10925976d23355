import type { VisibleCard } from "@visita/domain/card/card.contract";
import { postToWorker, whenIdle } from "./register.ts";

/** Caches the account's own cards and their QR codes for offline use. */
export function cacheOwnCards(cards: readonly VisibleCard[]): void {
  const own = cards.map((card) => ({ username: card.username, state: JSON.stringify(card) }));
  whenIdle(() => void postToWorker({ type: "own-cards", cards: own }));
}

/** After signing out, the next user must not see whose cards were cached. */
export function forgetOwnCards(): void {
  void postToWorker({ type: "forget-own-cards" });
}
