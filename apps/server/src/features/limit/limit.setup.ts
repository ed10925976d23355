import type { Config } from "../../config.ts";
import type { Db } from "../../db/database.ts";
import { deriveKey, deriveKeys, type SecretKey } from "../../lib/secret-key.ts";
import { RateLimiter } from "./limit.service.ts";
import { ProofOfWork } from "./proof-of-work.service.ts";

type Deps = { config: Pick<Config, "rateLimitScale">; db: Db; secretKey: SecretKey; now: () => number };

export function createLimits({ config, db, secretKey, now }: Deps) {
  const limits = new RateLimiter(db, deriveKey(secretKey, "rate limit"), config.rateLimitScale, now);
  return { limits, proofs: new ProofOfWork(deriveKeys(secretKey, "proof of work"), limits, now) };
}
