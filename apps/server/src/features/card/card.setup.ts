import type { Config } from "../../config.ts";
import { KeyedLock } from "../../lib/keyed-semaphore.ts";
import type { CardContext } from "./card.context.ts";

type Deps = Pick<CardContext, "db" | "now" | "limits" | "billing" | "images" | "invalidation"> & {
  config: Pick<Config, "brand">;
};

export function createCards({ config, db, now, limits, billing, images, invalidation }: Deps): CardContext {
  return {
    db,
    now,
    limits,
    billing,
    images,
    addLock: new KeyedLock(),
    invalidation,
    brand: config.brand,
  };
}
