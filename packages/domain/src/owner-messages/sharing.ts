import { defineOwnerArea } from "../language/area.ts";

/** QR codes of cards and links, and a card’s ways to others where a browser has none of its own. */
export const sharingTexts = defineOwnerArea({
  en: () => import("./sharing/en.ts"),
  de: () => import("./sharing/de.ts"),
});
