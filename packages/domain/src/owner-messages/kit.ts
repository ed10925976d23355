import { defineOwnerArea } from "../language/area.ts";

/** What the pages of the share kit have in common: their frame, and what a piece is called and good for. */
export const kitTexts = defineOwnerArea({
  en: () => import("./kit/en.ts"),
  de: () => import("./kit/de.ts"),
});
