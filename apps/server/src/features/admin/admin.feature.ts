import type { Feature } from "../../core/feature.ts";
import { TimedCache } from "../../lib/timed-cache.ts";
import { adminRoutes } from "./admin.routes.ts";

declare module "../../core/app-context.ts" {
  interface AppContext {
    /** Counts of whole tables are read at most once in a while. */
    readonly adminCounts: TimedCache;
  }
}

const COUNT_TTL_MS = 60_000;

export const adminFeature: Feature = {
  name: "admin",
  create: ({ now }) => ({ adminCounts: new TimedCache(COUNT_TTL_MS, now) }),
  routes: { api: [adminRoutes] },
};
