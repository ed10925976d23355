import { createHmac } from "node:crypto";
import type { Config } from "../../config.ts";
import { deriveKey, type SecretKey } from "../../lib/secret-key.ts";
import type { ReportContext } from "./report.context.ts";

type Deps = Omit<ReportContext, "hashNetwork" | "supportEmail"> & {
  config: Pick<Config, "mail">;
  secretKey: SecretKey;
};

export function createReports({ config, secretKey, db, now, limits, cards, mail }: Deps): ReportContext {
  const key = deriveKey(secretKey, "report network");
  return {
    db,
    now,
    limits,
    cards,
    mail,
    hashNetwork: (network) => createHmac("sha256", key).update(network).digest("base64url"),
    supportEmail: config.mail.support,
  };
}
