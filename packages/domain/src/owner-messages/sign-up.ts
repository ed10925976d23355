import { defineOwnerArea } from "../language/area.ts";

/** The page for signing up. */
export const signUpTexts = defineOwnerArea({
  en: () => import("./sign-up/en.ts"),
  de: () => import("./sign-up/de.ts"),
  fr: () => import("./sign-up/fr.ts"),
  es: () => import("./sign-up/es.ts"),
  it: () => import("./sign-up/it.ts"),
  ar: () => import("./sign-up/ar.ts"),
  ja: () => import("./sign-up/ja.ts"),
});
