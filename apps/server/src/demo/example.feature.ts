import type { Feature } from "../core/feature.ts";
import { exampleRoutes } from "./example.routes.ts";

export const exampleFeature: Feature = { name: "example", routes: { files: [exampleRoutes] } };
