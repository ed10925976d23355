import { defineOwnerArea } from "../language/area.ts";

/** Mails about the copy of an account, and about leaving. */
export const mailAccountDataTexts = defineOwnerArea({
  en: () => import("./mail-account-data/en.ts"),
  de: () => import("./mail-account-data/de.ts"),
  fr: () => import("./mail-account-data/fr.ts"),
  es: () => import("./mail-account-data/es.ts"),
  it: () => import("./mail-account-data/it.ts"),
  ar: () => import("./mail-account-data/ar.ts"),
  ja: () => import("./mail-account-data/ja.ts"),
});
