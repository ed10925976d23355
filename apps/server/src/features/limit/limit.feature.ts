import type { Feature } from "../../core/feature.ts";
import { deriveKey, deriveKeys } from "../../lib/secret-key.ts";
import { RateLimiter } from "./limit.service.ts";
import { ProofOfWork } from "./proof-of-work.service.ts";

declare module "../../core/app-context.ts" {
  interface AppContext {
    readonly limits: RateLimiter;
    readonly proofs: ProofOfWork;
  }
}

export const limitFeature: Feature = {
  name: "limit",
  create({ config, db, secretKey, now }) {
    const limits = new RateLimiter(db, deriveKey(secretKey, "rate limit"), config.rateLimitScale, now);
    return { limits, proofs: new ProofOfWork(deriveKeys(secretKey, "proof of work"), limits, now) };
  },
  on: { accountDeleted: ({ limits }, { trx, accountId }) => limits.forget(trx, accountId) },
};
