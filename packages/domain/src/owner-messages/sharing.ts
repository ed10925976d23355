import { defineOwnerArea } from "../language/area.ts";

/** QR codes of cards and links, and a card’s ways to others where a browser has none of its own. */
export const sharingTexts = defineOwnerArea({
  en: () => import("./sharing/en.ts"),
  de: () => import("./sharing/de.ts"),
  fr: () => import("./sharing/fr.ts"),
  es: () => import("./sharing/es.ts"),
  it: () => import("./sharing/it.ts"),
  ar: () => import("./sharing/ar.ts"),
  ja: () => import("./sharing/ja.ts"),
});
