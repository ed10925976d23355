import type { Feature } from "../../core/feature.ts";
import { importRoutes } from "./import.routes.ts";

export const importFeature: Feature = { name: "import", routes: { api: [importRoutes] } };
