import { defineOwnerArea } from "../language/area.ts";

/** What is shown once, after the first save of a card. */
export const newCardTexts = defineOwnerArea({
  en: () => import("./new-card/en.ts"),
  de: () => import("./new-card/de.ts"),
  fr: () => import("./new-card/fr.ts"),
  es: () => import("./new-card/es.ts"),
  it: () => import("./new-card/it.ts"),
  ar: () => import("./new-card/ar.ts"),
  ja: () => import("./new-card/ja.ts"),
});
