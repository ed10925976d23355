import type { PublicSettings } from "@visita/domain/site/page-ports";
import { DEFAULT_SUPPORT_EMAIL } from "../../config/config.ts";
import type { Feature } from "../../core/feature.ts";
import { apiDocsRoutes } from "./api-docs.routes.ts";
import { healthRoutes } from "./health.routes.ts";
import { type Health, watchHealth } from "./health.service.ts";
import { manifestRoutes } from "./manifest.routes.ts";
import { sitemapRoutes } from "./sitemap.routes.ts";
import { wellKnownRoutes } from "./well-known.routes.ts";

declare module "../../core/app-context.ts" {
  interface AppContext {
    readonly health: Health;
    /** Handed in by the feature team: the pages of teams that search engines may list, by their slugs. */
    readonly listIndexedTeams: (context: AppContext) => Promise<string[]>;
    /** The settings that pages may know. */
    readonly publicSettings: PublicSettings;
  }
}

export const systemFeature: Feature = {
  name: "system",
  create: ({ config, db, newsCheck, now }) => ({
    health: watchHealth({
      db,
      newsCheck,
      now,
      dataDir: config.database.kind === "sqlite" ? config.dataDir : null,
    }),
    publicSettings: {
      brand: config.brand,
      publicUrl: config.publicUrl,
      mailboxUrl: config.isLoopback && !config.mail.smtpUrl ? "/dev/mailbox" : null,
      billing: config.billing.provider,
      supportEmail: config.mail.support === DEFAULT_SUPPORT_EMAIL ? null : config.mail.support,
      sourceUrl: config.sourceUrl,
      company: config.company && { name: config.company.name, isOnly: config.company.isOnly },
    },
  }),
  routes: { unlimited: [healthRoutes], api: [apiDocsRoutes, manifestRoutes, sitemapRoutes, wellKnownRoutes] },
};
