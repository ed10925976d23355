import type { Feature } from "../../core/feature.ts";
import { exportRoutes } from "./export.routes.ts";
import { deleteOldExports } from "./export.service.ts";
import { createExportWorker, type ExportWorker } from "./export.worker.ts";

declare module "../../core/app-context.ts" {
  interface AppContext {
    /** Started by a job. */
    readonly exportWorker: ExportWorker;
  }
}

export const exportFeature: Feature = {
  name: "export",
  create: (context) => ({ exportWorker: createExportWorker(context) }),
  routes: { api: [exportRoutes] },
  jobs: ({ exportWorker }) => [
    {
      name: "exports",
      everyMs: 10_000,
      atStart: true,
      failure: "making copies of accounts failed; it runs again in ten seconds",
      run: () => exportWorker.tick(),
    },
    {
      name: "export cleanup",
      everyMs: 60_000,
      failure: "deleting old copies of accounts failed; it runs again in a minute",
      run: deleteOldExports,
    },
  ],
  drain: ({ exportWorker }) => exportWorker.stop(),
};
