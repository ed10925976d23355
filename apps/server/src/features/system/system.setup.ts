import type { PublicSettings } from "@visita/domain/site/public-settings";
import type { Config } from "../../config.ts";
import type { Db } from "../../db/database.ts";
import { type Health, watchHealth } from "./health.service.ts";

export type SystemContext = {
  readonly health: Health;
  /** The settings that pages may know. */
  readonly publicSettings: PublicSettings;
};

type Deps = { config: Config; db: Db; now: () => number };

export function createSystem({ config, db, now }: Deps): SystemContext {
  return {
    health: watchHealth({ db, now, dataDir: config.database.kind === "sqlite" ? config.dataDir : null }),
    publicSettings: {
      brand: config.brand,
      publicUrl: config.publicUrl,
      mailboxUrl: config.isLoopback && !config.mail.smtpUrl ? "/dev/mailbox" : null,
      billing: config.billing.provider,
      sourceUrl: config.sourceUrl,
    },
  };
}
