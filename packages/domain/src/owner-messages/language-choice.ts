import { defineOwnerArea } from "../language/area.ts";

/** In which language owners read. */
export const languageChoice = defineOwnerArea({
  en: () => import("./language-choice/en.ts"),
  de: () => import("./language-choice/de.ts"),
  fr: () => import("./language-choice/fr.ts"),
  es: () => import("./language-choice/es.ts"),
  it: () => import("./language-choice/it.ts"),
  ar: () => import("./language-choice/ar.ts"),
  ja: () => import("./language-choice/ja.ts"),
});
