import { defineOwnerArea } from "../language/area.ts";

/** The question before a card is deleted. */
export const deleteCardTexts = defineOwnerArea({
  en: () => import("./delete-card/en.ts"),
  de: () => import("./delete-card/de.ts"),
});
