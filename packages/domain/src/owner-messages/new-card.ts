import { defineOwnerArea } from "../language/area.ts";

/** What is shown once, after the first save of a card. */
export const newCardTexts = defineOwnerArea({
  en: () => import("./new-card/en.ts"),
  de: () => import("./new-card/de.ts"),
});
