import type { Config } from "../../config.ts";
import type { Db } from "../../db/database.ts";
import { deriveKey, type SecretKey } from "../../lib/secret-key.ts";
import { RateLimiter } from "./limit.service.ts";

type Deps = { config: Pick<Config, "rateLimitScale">; db: Db; secretKey: SecretKey; now: () => number };

export function createLimits({ config, db, secretKey, now }: Deps): RateLimiter {
  return new RateLimiter(db, deriveKey(secretKey, "rate limit"), config.rateLimitScale, now);
}
