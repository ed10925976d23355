import { defineTexts } from "../language/texts.ts";
import german from "./card-script/de.ts";
import english from "./card-script/en.ts";

/** What the script of a card's page says. They travel in the page, so that they are there offline, too. */
export const cardScript = defineTexts({ en: english, de: german });

export type CardScriptTexts = ReturnType<typeof cardScript.textsOf>;
