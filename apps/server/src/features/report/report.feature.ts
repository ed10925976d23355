import { createHmac } from "node:crypto";
import type { Feature } from "../../core/feature.ts";
import { deriveKey } from "../../lib/secret-key.ts";
import { reportRoutes } from "./report.routes.ts";
import { deleteOldReports } from "./report.service.ts";
import { forgetReporter, listTakedowns } from "./report-decision.service.ts";
import { reportPageRoutes } from "./report-page.routes.ts";

declare module "../../core/app-context.ts" {
  interface AppContext {
    /** Tells networks apart without storing them. */
    readonly hashReporterNetwork: (network: string) => string;
  }
}

export const reportFeature: Feature = {
  name: "report",
  create({ secretKey }) {
    const key = deriveKey(secretKey, "report network");
    return {
      hashReporterNetwork: (network) => createHmac("sha256", key).update(network).digest("base64url"),
    };
  },
  routes: { api: [reportRoutes], pages: [reportPageRoutes] },
  jobs: () => [
    {
      name: "report cleanup",
      everyMs: 60 * 60_000,
      failure: "deleting old reports of cards failed; it runs again in an hour",
      run: ({ db, now }) => deleteOldReports(db, now()),
    },
  ],
  on: { accountDeleted: (_context, { trx, email }) => forgetReporter(trx, email) },
  exports: { fields: listTakedowns },
};
