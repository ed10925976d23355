import type { Feature } from "../../core/feature.ts";
import { favouriteRoutes } from "./favourite.routes.ts";
import { favouritePart } from "./favourite.service.ts";

export const favouriteFeature: Feature = {
  name: "favourite",
  routes: { api: [favouriteRoutes] },
  exports: { parts: [favouritePart] },
};
