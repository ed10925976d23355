import type { Feature } from "../../core/feature.ts";
import { scanRoutes } from "./scan.routes.ts";

/** What is kept of a scan are a person and a favourite, which belong to their own features. */
export const scanFeature: Feature = {
  name: "scan",
  routes: { api: [scanRoutes] },
};
