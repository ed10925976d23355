import type { Feature } from "../../core/feature.ts";
import { deriveKeys, type KeyRing } from "../../lib/secret-key.ts";
import { exchangeRoutes } from "./exchange.routes.ts";
import { sendDigests } from "./exchange-mail.service.ts";
import { forgetStamps } from "./form-stamp.service.ts";
import { helloPageRoutes } from "./hello-page.routes.ts";
import { findNotifications } from "./notification.service.ts";
import { stopMailsRoutes } from "./stop-mails.routes.ts";
import { sendWeeklySummaries } from "./weekly-summary.service.ts";

declare module "../../core/app-context.ts" {
  interface AppContext {
    readonly exchangeKeys: {
      /** Signs when a form was opened. */
      readonly stamp: KeyRing;
      /** Signs the links that stop mails. */
      readonly stop: KeyRing;
    };
  }
}

export const exchangeFeature: Feature = {
  name: "exchange",
  create: ({ secretKey }) => ({
    exchangeKeys: { stamp: deriveKeys(secretKey, "form stamp"), stop: deriveKeys(secretKey, "stop mails") },
  }),
  routes: { api: [exchangeRoutes], files: [stopMailsRoutes], pages: [helloPageRoutes] },
  jobs: () => [
    {
      name: "contact digests",
      everyMs: 15_000,
      failure: "queueing mails about new contacts failed; it runs again in 15 seconds",
      run: sendDigests,
    },
    {
      name: "form stamps",
      everyMs: 10 * 60_000,
      failure: "forgetting the stamps of forms failed; it runs again in ten minutes",
      run: ({ db, now }) => forgetStamps(db, now()),
    },
    {
      name: "weekly summaries",
      everyMs: 5 * 60_000,
      failure: "queueing weekly summaries failed; it runs again in five minutes",
      run: sendWeeklySummaries,
    },
  ],
  exports: {
    fields: async (context, accountId) => ({
      account: { notifications: await findNotifications(context, accountId) },
    }),
  },
};
