import { defineOwnerArea } from "../language/area.ts";

/** The answer of an owner whose card was taken down. */
export const cardAnswer = defineOwnerArea({
  en: () => import("./card-answer/en.ts"),
  de: () => import("./card-answer/de.ts"),
  fr: () => import("./card-answer/fr.ts"),
  es: () => import("./card-answer/es.ts"),
  it: () => import("./card-answer/it.ts"),
  ar: () => import("./card-answer/ar.ts"),
  ja: () => import("./card-answer/ja.ts"),
});
