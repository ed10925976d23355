import { defineOwnerArea } from "../language/area.ts";
import english from "./sharing/en.ts";

/** QR codes of cards and links, and a card’s ways to others where a browser has none of its own. */
export const sharingTexts = defineOwnerArea({ en: english });
