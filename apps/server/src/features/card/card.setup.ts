import type { Config } from "../../config.ts";
import type { Db, RootDb } from "../../db/database.ts";
import { createPubSub, type PubSub } from "../../db/pubsub.ts";
import { KeyedLock } from "../../lib/keyed-lock.ts";
import type { BillingContext } from "../billing/billing.context.ts";
import { RateLimiter } from "../limit/limit.service.ts";
import { createImagePipeline } from "../media/image.service.ts";
import { createMediaReader } from "../media/media.service.ts";
import type { CardContext } from "./card.context.ts";
import { CardCache } from "./card-cache.ts";
import { hearCardNews, ownerNews } from "./card-news.ts";
import type { PublicCard, PublicCards } from "./public-card.ts";

type Log = { warn(fields: object, text: string): void };

/** What is known about public cards in this process, kept true by news of all instances. */
export type CardNews = {
  readonly cache: PublicCards;
  readonly pubsub: PubSub;
  planChanged(db: Db, accountId: string): Promise<void>;
};

export function createCardNews(config: Pick<Config, "database">, now: () => number, log: Log): CardNews {
  const cache = new CardCache<PublicCard>(now);
  const pubsub = createPubSub({
    target: config.database,
    onMessage: (text) => hearCardNews(cache, text),
    onReconnect: () => cache.forgetAll(),
    log,
  });
  return { cache, pubsub, planChanged: (db, accountId) => pubsub.publish(db, ownerNews(accountId)) };
}

type Deps = {
  config: Pick<Config, "brand" | "rateLimitScale">;
  db: RootDb;
  now: () => number;
  billing: BillingContext;
  news: CardNews;
};

export function createCardContext({ config, db, now, billing, news }: Deps): CardContext {
  return {
    db,
    now,
    limits: new RateLimiter(db, config.rateLimitScale, now),
    billing,
    images: createImagePipeline(),
    pictures: createMediaReader(db),
    oneByOne: new KeyedLock(),
    cache: news.cache,
    tell: news.pubsub.publish,
    brand: config.brand,
  };
}
