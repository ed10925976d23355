import { ACCOUNT_MESSAGES as TEXT } from "@visita/domain/account/account.messages";
import type { Config } from "../../config.ts";
import type { RootDb } from "../../db/database.ts";
import { AppError } from "../../lib/app-error.ts";
import type { Passwords } from "../../lib/passwords.ts";
import { deriveKeys, type SecretKey } from "../../lib/secret-key.ts";
import type { RateLimiter } from "../limit/limit.service.ts";
import type { ProofOfWork } from "../limit/proof-of-work.service.ts";
import type { Mailer } from "../mail/mail.service.ts";
import type { AccountContext } from "./account.context.ts";
import { createGeoLookup } from "./geo.service.ts";

type Deps = {
  config: Pick<Config, "adminEmails" | "brand" | "publicUrl" | "rateLimitScale" | "geoLookupUrl">;
  db: RootDb;
  secretKey: SecretKey;
  now: () => number;
  limits: RateLimiter;
  proofs: ProofOfWork;
  passwords: Passwords;
  mail: Mailer;
  log: { warn(details: object, text: string): void };
};

export function createAccounts({
  config,
  db,
  secretKey,
  now,
  limits,
  proofs,
  passwords,
  mail,
  log,
}: Deps): AccountContext {
  return {
    db,
    now,
    limits,
    proofs,
    limitScale: config.rateLimitScale,
    passwords,
    mail: {
      enqueue: (trx, recipient, content, cause) => mail.enqueue(trx, recipient, content, cause),
      kick: () => mail.kick(),
      requireWorking(budget) {
        if (mail.isFailing(budget)) throw new AppError("unavailable", TEXT.mailDown, { retryAfter: 60 });
      },
    },
    keys: { code: deriveKeys(secretKey, "security code"), email: deriveKeys(secretKey, "email address") },
    brand: config.brand,
    adminEmails: new Set(config.adminEmails),
    geoLookup: createGeoLookup(config.geoLookupUrl),
    relyingParty: {
      id: new URL(config.publicUrl).hostname,
      name: config.brand,
      origin: config.publicUrl,
    },
    securityLog: (event) => log.warn({ event: "security" }, event),
  };
}
