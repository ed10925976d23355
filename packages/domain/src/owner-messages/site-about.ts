import { defineOwnerArea } from "../language/area.ts";

/** The page about the people behind the product, and why they made it. */
export const siteAbout = defineOwnerArea({
  en: () => import("./site-about/en.ts"),
  de: () => import("./site-about/de.ts"),
  fr: () => import("./site-about/fr.ts"),
  es: () => import("./site-about/es.ts"),
  it: () => import("./site-about/it.ts"),
  ar: () => import("./site-about/ar.ts"),
  ja: () => import("./site-about/ja.ts"),
});
