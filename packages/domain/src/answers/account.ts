import { defineOwnerArea } from "../language/area.ts";

/** Of sign-up, sign-in, recovery and password change. */
export const accountAnswers = defineOwnerArea({
  en: () => import("./account/en.ts"),
  de: () => import("./account/de.ts"),
  fr: () => import("./account/fr.ts"),
  es: () => import("./account/es.ts"),
  it: () => import("./account/it.ts"),
  ar: () => import("./account/ar.ts"),
  ja: () => import("./account/ja.ts"),
});
