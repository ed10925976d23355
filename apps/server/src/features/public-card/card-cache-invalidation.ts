import type { Db } from "../../db/database.ts";
import type { PubSub } from "../../db/pubsub.ts";
import type { PublicCardCache } from "./public-card.cache.ts";

/** Message prefixes. Instances of several versions share them during a rolling update. */
const CARD = "card ";
const OWNER = "owner ";

/** The keys of writes, for reads from replicas. */
export const cardWrite = (usernameKey: string): string => CARD + usernameKey;
export const ownerWrite = (accountId: string): string => OWNER + accountId;

export type CardCacheInvalidation = {
  /** Part of the caller's transaction: every instance drops the card, this one at once. */
  cardChanged(trx: Db, usernameKey: string): Promise<void>;
  /** The same for all cards of an account, whose plan has changed. */
  planChanged(trx: Db, accountId: string): Promise<void>;
  /** In this process alone. */
  dropCard(usernameKey: string): void;
};

/** Keeps the cache consistent with writes of all instances. */
export function createCardCacheInvalidation(cache: PublicCardCache, pubsub: PubSub): CardCacheInvalidation {
  pubsub.onMessage((message) => {
    if (message.startsWith(CARD)) cache.invalidateCard(message.slice(CARD.length));
    if (message.startsWith(OWNER)) cache.invalidateOwner(message.slice(OWNER.length));
  });
  pubsub.onReconnect(() => cache.expireAll());
  return {
    cardChanged: (trx, usernameKey) => pubsub.publish(trx, cardWrite(usernameKey)),
    planChanged: (trx, accountId) => pubsub.publish(trx, ownerWrite(accountId)),
    dropCard: (usernameKey) => cache.invalidateCard(usernameKey),
  };
}
