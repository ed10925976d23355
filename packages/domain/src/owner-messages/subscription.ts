import { defineOwnerArea } from "../language/area.ts";

/** The page on which people see, buy and cancel their plan. */
export const subscriptionPage = defineOwnerArea({
  en: () => import("./subscription/en.ts"),
  de: () => import("./subscription/de.ts"),
  fr: () => import("./subscription/fr.ts"),
  es: () => import("./subscription/es.ts"),
  it: () => import("./subscription/it.ts"),
  ar: () => import("./subscription/ar.ts"),
  ja: () => import("./subscription/ja.ts"),
});
