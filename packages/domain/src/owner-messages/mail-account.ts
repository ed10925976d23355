import { defineOwnerArea } from "../language/area.ts";

/** Mails about signing up, signing in and recovering a password. */
export const mailAccountTexts = defineOwnerArea({
  en: () => import("./mail-account/en.ts"),
  de: () => import("./mail-account/de.ts"),
  fr: () => import("./mail-account/fr.ts"),
  es: () => import("./mail-account/es.ts"),
  it: () => import("./mail-account/it.ts"),
  ar: () => import("./mail-account/ar.ts"),
  ja: () => import("./mail-account/ja.ts"),
});
