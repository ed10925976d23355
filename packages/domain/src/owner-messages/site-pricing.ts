import { defineOwnerArea } from "../language/area.ts";
import type { Translate } from "../language/message.ts";
import type english from "./site-pricing/en.ts";

export type SitePricingText = Translate<typeof english>;

/** The page of the public site about the plans. What the plans themselves are called and contain is in `plans`. */
export const sitePricing = defineOwnerArea({
  en: () => import("./site-pricing/en.ts"),
  de: () => import("./site-pricing/de.ts"),
  fr: () => import("./site-pricing/fr.ts"),
  es: () => import("./site-pricing/es.ts"),
  it: () => import("./site-pricing/it.ts"),
  ar: () => import("./site-pricing/ar.ts"),
  ja: () => import("./site-pricing/ja.ts"),
});
