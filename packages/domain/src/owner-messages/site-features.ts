import { defineOwnerArea } from "../language/area.ts";
import type { Translate } from "../language/message.ts";
import type english from "./site-features/en.ts";

export type SiteFeaturesText = Translate<typeof english>;

/** The page of the public site that says what a card can do. */
export const siteFeatures = defineOwnerArea({
  en: () => import("./site-features/en.ts"),
  de: () => import("./site-features/de.ts"),
  fr: () => import("./site-features/fr.ts"),
  es: () => import("./site-features/es.ts"),
  it: () => import("./site-features/it.ts"),
  ar: () => import("./site-features/ar.ts"),
  ja: () => import("./site-features/ja.ts"),
});
