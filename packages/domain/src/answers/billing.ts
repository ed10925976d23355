import { defineOwnerArea } from "../language/area.ts";

/** Of plans and payments. */
export const billingAnswers = defineOwnerArea({
  en: () => import("./billing/en.ts"),
  de: () => import("./billing/de.ts"),
  fr: () => import("./billing/fr.ts"),
  es: () => import("./billing/es.ts"),
  it: () => import("./billing/it.ts"),
  ar: () => import("./billing/ar.ts"),
  ja: () => import("./billing/ja.ts"),
});
