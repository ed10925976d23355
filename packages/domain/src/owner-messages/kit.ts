import { defineOwnerArea } from "../language/area.ts";
import english from "./kit/en.ts";

/** What the pages of the share kit have in common: their frame, and what a piece is called and good for. */
export const kitTexts = defineOwnerArea({ en: english });
