import { defineOwnerArea } from "../language/area.ts";
import english from "./delete-card/en.ts";

/** The question before a card is deleted. */
export const deleteCardTexts = defineOwnerArea({ en: english });
