import { defineOwnerArea } from "../language/area.ts";

/** The page on which people write to those who run the site. */
export const contactPage = defineOwnerArea({
  en: () => import("./contact/en.ts"),
  de: () => import("./contact/de.ts"),
  fr: () => import("./contact/fr.ts"),
  es: () => import("./contact/es.ts"),
  it: () => import("./contact/it.ts"),
  ar: () => import("./contact/ar.ts"),
  ja: () => import("./contact/ja.ts"),
});
