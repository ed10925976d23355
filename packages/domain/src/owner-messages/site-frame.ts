import { defineOwnerArea } from "../language/area.ts";

/** What stands around the public pages, and what is said where a page could not be shown. */
export const siteFrame = defineOwnerArea({
  en: () => import("./site-frame/en.ts"),
  de: () => import("./site-frame/de.ts"),
  fr: () => import("./site-frame/fr.ts"),
  es: () => import("./site-frame/es.ts"),
  it: () => import("./site-frame/it.ts"),
  ar: () => import("./site-frame/ar.ts"),
  ja: () => import("./site-frame/ja.ts"),
});
