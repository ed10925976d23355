import { defineOwnerArea } from "../language/area.ts";

/** About copies of an account that are brought in. */
export const importAnswers = defineOwnerArea({
  en: () => import("./import/en.ts"),
  de: () => import("./import/de.ts"),
  fr: () => import("./import/fr.ts"),
  es: () => import("./import/es.ts"),
  it: () => import("./import/it.ts"),
  ar: () => import("./import/ar.ts"),
  ja: () => import("./import/ja.ts"),
});
