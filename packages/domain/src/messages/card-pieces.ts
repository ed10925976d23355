import { defineTexts } from "../language/texts.ts";
import german from "./card-pieces/de.ts";
import english from "./card-pieces/en.ts";

/** In what owners hand out and others read: passes of wallets, and the card in one file. */
export const cardPieces = defineTexts({ en: english, de: german });
