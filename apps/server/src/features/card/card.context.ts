import type { Db, RootDb } from "../../db/database.ts";
import type { KeyedLock } from "../../lib/keyed-semaphore.ts";
import type { BillingContext } from "../billing/billing.context.ts";
import type { RateLimiter } from "../limit/limit.service.ts";
import type { Images } from "../media/media.service.ts";

/** How caches of public cards learn of a write. */
type CardInvalidation = {
  /** Part of the caller's transaction: every instance drops the card. */
  cardChanged(trx: Db, usernameKey: string): Promise<void>;
  /** In this process alone. */
  dropCard(usernameKey: string): void;
};

export type CardContext = {
  readonly db: RootDb;
  readonly now: () => number;
  readonly limits: RateLimiter;
  readonly billing: BillingContext;
  readonly images: Images;
  /** One new card per account at a time, so that no image is processed for a slot that is already taken. */
  readonly addLock: KeyedLock;
  readonly invalidation: CardInvalidation;
  readonly brand: string;
};
