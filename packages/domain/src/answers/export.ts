import { defineOwnerArea } from "../language/area.ts";

/** About copies of an account. */
export const exportAnswers = defineOwnerArea({
  en: () => import("./export/en.ts"),
  de: () => import("./export/de.ts"),
  fr: () => import("./export/fr.ts"),
  es: () => import("./export/es.ts"),
  it: () => import("./export/it.ts"),
  ar: () => import("./export/ar.ts"),
  ja: () => import("./export/ja.ts"),
});
