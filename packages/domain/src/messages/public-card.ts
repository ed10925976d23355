import { defineArea } from "../language/area.ts";
import english from "./public-card/en.ts";

/** The page of a card, and the card wherever it is drawn. */
export const publicCard = defineArea({
  en: english,
  de: () => import("./public-card/de.ts"),
});
