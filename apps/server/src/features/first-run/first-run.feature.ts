import type { Feature } from "../../core/feature.ts";
import { firstRunRoutes } from "./first-run.routes.ts";
import { beginFirstRun, describeFirstRun } from "./first-run.service.ts";

export const firstRunFeature: Feature = {
  name: "first-run",
  routes: { api: [firstRunRoutes] },
  on: { accountCreated: beginFirstRun },
  exports: { fields: describeFirstRun },
};
