import { defineOwnerArea } from "../language/area.ts";

/** The question before a card is deleted. */
export const deleteCardTexts = defineOwnerArea({
  en: () => import("./delete-card/en.ts"),
  de: () => import("./delete-card/de.ts"),
  fr: () => import("./delete-card/fr.ts"),
  es: () => import("./delete-card/es.ts"),
  it: () => import("./delete-card/it.ts"),
  ar: () => import("./delete-card/ar.ts"),
  ja: () => import("./delete-card/ja.ts"),
});
