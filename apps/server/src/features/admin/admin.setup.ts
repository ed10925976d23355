import type { Config } from "../../config.ts";
import type { PubSub } from "../../db/pubsub.ts";
import { TimedCache } from "../../lib/timed-cache.ts";
import type { AdminContext } from "./admin.context.ts";
import { ADMIN_WRITE } from "./admin-reads.service.ts";

const COUNT_TTL_MS = 60_000;

type BuiltFields = "adminEmails" | "installation" | "counts" | "startedAt" | "announceWrite";
type Deps = Omit<AdminContext, BuiltFields> & { config: Config; pubsub: Pick<PubSub, "publish"> };

export function createAdmin({ config, pubsub, ...deps }: Deps): AdminContext {
  const { db, now, accounts, billing, cards, leaving, reports, ownerChanged, replicas } = deps;
  return {
    ...{ db, now, accounts, billing, cards, leaving, reports, ownerChanged, replicas },
    announceWrite: (trx) => pubsub.publish(trx, ADMIN_WRITE),
    adminEmails: accounts.adminEmails,
    installation: { database: config.database, dataDir: config.dataDir },
    counts: new TimedCache(COUNT_TTL_MS, now),
    startedAt: now(),
  };
}
