import type { Feature } from "../../core/feature.ts";
import { carddavRoutes, wellKnownRoutes } from "./carddav.routes.ts";
import { purgeGoneCards } from "./kept-cards.service.ts";
import { profileRoutes } from "./profile.routes.ts";

export const carddavFeature: Feature = {
  name: "carddav",
  routes: { unlimited: [carddavRoutes, wellKnownRoutes, profileRoutes] },
  jobs: () => [
    {
      name: "kept cards cleanup",
      everyMs: 6 * 60 * 60_000,
      failure: "forgetting kept cards that are gone failed; it runs again in six hours",
      run: ({ db, now }) => purgeGoneCards(db, now()),
    },
  ],
};
