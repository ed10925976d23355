import type { AppContext } from "../../core/app-context.ts";
import { hasCardSince } from "./card.store.ts";

const ESTABLISHED_AFTER_MS = 24 * 60 * 60_000;

/** Whether an account has had a card for a day: many such are not made for an attack in passing. */
export function isEstablished({ db, now }: AppContext, ownerId: string): Promise<boolean> {
  return hasCardSince(db, ownerId, now() - ESTABLISHED_AFTER_MS);
}
