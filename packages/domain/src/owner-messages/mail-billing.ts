import { defineOwnerArea } from "../language/area.ts";

/** The mail about a payment that failed. */
export const mailBillingTexts = defineOwnerArea({
  en: () => import("./mail-billing/en.ts"),
  de: () => import("./mail-billing/de.ts"),
});
