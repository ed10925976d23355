import { defineOwnerArea } from "../language/area.ts";

/** Of the contact form. */
export const contactAnswers = defineOwnerArea({
  en: () => import("./contact/en.ts"),
  de: () => import("./contact/de.ts"),
  fr: () => import("./contact/fr.ts"),
  es: () => import("./contact/es.ts"),
  it: () => import("./contact/it.ts"),
  ar: () => import("./contact/ar.ts"),
  ja: () => import("./contact/ja.ts"),
});
