import type { PublicSettings } from "@visita/domain/site/page-ports";
import { type Config, DEFAULT_SUPPORT_EMAIL } from "../../config.ts";
import type { Db } from "../../db/database.ts";
import type { Replicas } from "../../db/replicas.ts";
import { type Health, watchHealth } from "./health.service.ts";

export type SystemContext = {
  readonly health: Health;
  /** Without their addresses. */
  readonly replicas: () => readonly { replica: string; state: string }[];
  /** The settings that pages may know. */
  readonly publicSettings: PublicSettings;
};

type Deps = { config: Config; db: Db; now: () => number; replicas: Pick<Replicas, "states"> };

export function createSystem({ config, db, now, replicas }: Deps): SystemContext {
  return {
    replicas: () => replicas.states().map(({ name, state }) => ({ replica: name, state })),
    health: watchHealth({ db, now, dataDir: config.database.kind === "sqlite" ? config.dataDir : null }),
    publicSettings: {
      brand: config.brand,
      publicUrl: config.publicUrl,
      mailboxUrl: config.isLoopback && !config.mail.smtpUrl ? "/dev/mailbox" : null,
      billing: config.billing.provider,
      supportEmail: config.mail.support === DEFAULT_SUPPORT_EMAIL ? null : config.mail.support,
      sourceUrl: config.sourceUrl,
    },
  };
}
