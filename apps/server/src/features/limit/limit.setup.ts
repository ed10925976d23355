import type { Config } from "../../config.ts";
import type { Db } from "../../db/database.ts";
import { RateLimiter } from "./limit.service.ts";

type Deps = { config: Pick<Config, "rateLimitScale">; db: Db; now: () => number };

export function createLimits({ config, db, now }: Deps): RateLimiter {
  return new RateLimiter(db, config.rateLimitScale, now);
}
