import { defineOwnerArea } from "../language/area.ts";

/** The page that shows the contact file of a card. */
export const kitContact = defineOwnerArea({
  en: () => import("./kit-contact/en.ts"),
  de: () => import("./kit-contact/de.ts"),
  fr: () => import("./kit-contact/fr.ts"),
  es: () => import("./kit-contact/es.ts"),
  it: () => import("./kit-contact/it.ts"),
  ar: () => import("./kit-contact/ar.ts"),
  ja: () => import("./kit-contact/ja.ts"),
});
