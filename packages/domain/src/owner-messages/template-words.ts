import { defineOwnerArea } from "../language/area.ts";

/** What a template says of each field: where it is edited, what a change of it does, and where people move to it. */
export const templateWords = defineOwnerArea({
  en: () => import("./template-words/en.ts"),
  de: () => import("./template-words/de.ts"),
  fr: () => import("./template-words/fr.ts"),
  es: () => import("./template-words/es.ts"),
  it: () => import("./template-words/it.ts"),
  ar: () => import("./template-words/ar.ts"),
  ja: () => import("./template-words/ja.ts"),
});
