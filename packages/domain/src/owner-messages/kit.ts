import { defineOwnerArea } from "../language/area.ts";

/** What the pages of the share kit have in common: their frame, and what a piece is called and good for. */
export const kitTexts = defineOwnerArea({
  en: () => import("./kit/en.ts"),
  de: () => import("./kit/de.ts"),
  fr: () => import("./kit/fr.ts"),
  es: () => import("./kit/es.ts"),
  it: () => import("./kit/it.ts"),
  ar: () => import("./kit/ar.ts"),
  ja: () => import("./kit/ja.ts"),
});
