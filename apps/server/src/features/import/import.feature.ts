import type { Feature } from "../../feature.ts";
import { importRoutes } from "./import.routes.ts";

export const importFeature: Feature = { name: "import", routes: { api: [importRoutes] } };
