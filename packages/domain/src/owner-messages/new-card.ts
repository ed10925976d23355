import { defineOwnerArea } from "../language/area.ts";
import english from "./new-card/en.ts";

/** What is shown once, after the first save of a card. */
export const newCardTexts = defineOwnerArea({ en: english });
