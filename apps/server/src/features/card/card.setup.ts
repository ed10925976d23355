import type { Config } from "../../config.ts";
import type { RootDb } from "../../db/database.ts";
import type { PubSub } from "../../db/pubsub.ts";
import { KeyedLock } from "../../lib/keyed-lock.ts";
import type { BillingContext } from "../billing/billing.context.ts";
import type { RateLimiter } from "../limit/limit.service.ts";
import { createImagePipeline } from "../media/image.service.ts";
import { createMediaReader } from "../media/media.service.ts";
import type { CardContext } from "./card.context.ts";
import { CardCache } from "./card-cache.ts";
import { hearCardNews } from "./card-news.ts";
import type { PublicCard } from "./public-card.ts";

type Deps = {
  config: Pick<Config, "brand">;
  db: RootDb;
  now: () => number;
  limits: RateLimiter;
  billing: BillingContext;
  pubsub: PubSub;
};

export function createCards({ config, db, now, limits, billing, pubsub }: Deps): CardContext {
  const cache = new CardCache<PublicCard>(now);
  pubsub.onMessage((message) => hearCardNews(cache, message));
  pubsub.onReconnect(() => cache.forgetAll());
  return {
    db,
    now,
    limits,
    billing,
    images: createImagePipeline(),
    pictures: createMediaReader(db),
    oneByOne: new KeyedLock(),
    cache,
    tell: pubsub.publish,
    brand: config.brand,
  };
}
