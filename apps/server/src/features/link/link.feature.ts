import type { Feature } from "../../core/feature.ts";
import type { Db } from "../../db/database.ts";
import { linkRoutes } from "./link.routes.ts";
import { linkPart } from "./link-names.service.ts";
import type { LinkSums } from "./link-state.service.ts";
import { findSecretLinkIds } from "./live-link.service.ts";

declare module "../../core/app-context.ts" {
  interface AppContext {
    /** What links have brought, by their ids; handed in by whoever counts visits. Links that brought nobody are missing. */
    readonly findLinkSums: (db: Db, cardId: string) => Promise<ReadonlyMap<string, LinkSums>>;
  }
}

export const linkFeature: Feature = {
  name: "link",
  create: () => ({ findSecretLinkIds }),
  routes: { api: [linkRoutes] },
  exports: { parts: [linkPart] },
};
