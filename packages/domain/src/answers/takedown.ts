import { defineOwnerArea } from "../language/area.ts";

/** For the owner of a card that was taken down. */
export const takedownAnswers = defineOwnerArea({
  en: () => import("./takedown/en.ts"),
  de: () => import("./takedown/de.ts"),
  fr: () => import("./takedown/fr.ts"),
  es: () => import("./takedown/es.ts"),
  it: () => import("./takedown/it.ts"),
  ar: () => import("./takedown/ar.ts"),
  ja: () => import("./takedown/ja.ts"),
});
