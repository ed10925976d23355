import { defineOwnerArea } from "../language/area.ts";
import type { Translate } from "../language/message.ts";
import type english from "./site-features/en.ts";

export type SiteFeaturesText = Translate<typeof english>;

/** The page of the public site that says what a card can do. */
export const siteFeatures = defineOwnerArea({
  en: () => import("./site-features/en.ts"),
  de: () => import("./site-features/de.ts"),
});
