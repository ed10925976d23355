import { defineOwnerArea } from "../language/area.ts";

/** The accessibility statement. */
export const siteAccessibility = defineOwnerArea({
  en: () => import("./site-accessibility/en.ts"),
  de: () => import("./site-accessibility/de.ts"),
  fr: () => import("./site-accessibility/fr.ts"),
  es: () => import("./site-accessibility/es.ts"),
  it: () => import("./site-accessibility/it.ts"),
  ar: () => import("./site-accessibility/ar.ts"),
  ja: () => import("./site-accessibility/ja.ts"),
});
