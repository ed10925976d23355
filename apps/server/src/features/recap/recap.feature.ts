import type { Feature } from "../../core/feature.ts";
import { recapRoutes } from "./recap.routes.ts";
import { describeDashboardVisit } from "./recap.service.ts";

export const recapFeature: Feature = {
  name: "recap",
  routes: { api: [recapRoutes] },
  exports: { fields: describeDashboardVisit },
};
