import { defineOwnerArea } from "../language/area.ts";

/** The mail about a payment that failed. */
export const mailBillingTexts = defineOwnerArea({
  en: () => import("./mail-billing/en.ts"),
  de: () => import("./mail-billing/de.ts"),
  fr: () => import("./mail-billing/fr.ts"),
  es: () => import("./mail-billing/es.ts"),
  it: () => import("./mail-billing/it.ts"),
  ar: () => import("./mail-billing/ar.ts"),
  ja: () => import("./mail-billing/ja.ts"),
});
