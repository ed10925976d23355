import { defineOwnerArea } from "../language/area.ts";

/** The home page. */
export const siteHome = defineOwnerArea({
  en: () => import("./site-home/en.ts"),
  de: () => import("./site-home/de.ts"),
  fr: () => import("./site-home/fr.ts"),
  es: () => import("./site-home/es.ts"),
  it: () => import("./site-home/it.ts"),
  ar: () => import("./site-home/ar.ts"),
  ja: () => import("./site-home/ja.ts"),
});
