import type { Config } from "../../config.ts";
import type { RootDb } from "../../db/database.ts";
import { createExclusive } from "../../db/exclusive.ts";
import { deriveKey, type SecretKey } from "../../lib/secret-key.ts";
import type { RateLimiter } from "../limit/limit.service.ts";
import type { BillingContext, ProvidedContext } from "./billing.context.ts";
import { createSandboxProvider } from "./sandbox/sandbox.provider.ts";
import { createStripeProvider } from "./stripe/stripe.provider.ts";

type Deps = {
  config: Config;
  db: RootDb;
  /** Holds the locks over all instances; on SQLite the same as `db`. */
  sessions: RootDb;
  secretKey: SecretKey;
  now: () => number;
  limits: RateLimiter;
  mail: BillingContext["mail"];
  planChanged: BillingContext["planChanged"];
  log: Record<"warn", (fields: object, text: string) => void>;
  /** Posts an event of the sandbox to the webhook route. */
  deliver: (raw: Buffer, signature: string) => Promise<void>;
};

export function createBilling(deps: Deps): BillingContext {
  const { config, db, sessions, secretKey, now, limits, mail, planChanged, log, deliver } = deps;
  const { billing, publicUrl } = config;
  const webhookSecret = deriveKey(secretKey, "sandbox webhook").toString("hex");
  const sandbox =
    billing.provider === "sandbox"
      ? createSandboxProvider({ db, now, publicUrl, webhookSecret, deliver, log })
      : null;
  return {
    db,
    now,
    provider: billing.provider === "stripe" ? createStripeProvider(billing, now) : sandbox,
    sandbox,
    exclusive: createExclusive(sessions),
    limits,
    mail,
    planChanged,
    publicUrl,
    alert: (event, error) => log.warn({ event: "billing", ...(error ? { err: error } : {}) }, event),
  };
}

export function hasProvider(context: BillingContext): context is ProvidedContext {
  return context.provider !== null;
}
