import { defineOwnerArea } from "../language/area.ts";

/** About the owner’s contacts. */
export const personAnswers = defineOwnerArea({
  en: () => import("./person/en.ts"),
  de: () => import("./person/de.ts"),
  fr: () => import("./person/fr.ts"),
  es: () => import("./person/es.ts"),
  it: () => import("./person/it.ts"),
  ar: () => import("./person/ar.ts"),
  ja: () => import("./person/ja.ts"),
});
