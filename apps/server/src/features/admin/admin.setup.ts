import type { Config } from "../../config.ts";
import { TimedCache } from "../../lib/timed-cache.ts";
import type { AdminContext } from "./admin.context.ts";

const COUNT_TTL_MS = 60_000;

type Deps = Omit<AdminContext, "adminEmails" | "installation" | "counts" | "startedAt"> & { config: Config };

export function createAdmin({ config, ...deps }: Deps): AdminContext {
  const { db, now, accounts, billing, cards, leaving, reports, ownerChanged } = deps;
  return {
    ...{ db, now, accounts, billing, cards, leaving, reports, ownerChanged },
    adminEmails: accounts.adminEmails,
    installation: { database: config.database, dataDir: config.dataDir },
    counts: new TimedCache(COUNT_TTL_MS, now),
    startedAt: now(),
  };
}
