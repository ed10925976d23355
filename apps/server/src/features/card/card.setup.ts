import type { Config } from "../../config.ts";
import { KeyedLock } from "../../lib/keyed-lock.ts";
import { createImagePipeline } from "../media/image.service.ts";
import type { CardContext } from "./card.context.ts";

type Deps = Pick<CardContext, "db" | "now" | "limits" | "billing" | "invalidation"> & {
  config: Pick<Config, "brand">;
};

export function createCards({ config, db, now, limits, billing, invalidation }: Deps): CardContext {
  return {
    db,
    now,
    limits,
    billing,
    images: createImagePipeline(),
    addLock: new KeyedLock(),
    invalidation,
    brand: config.brand,
  };
}
