import { defineTexts } from "../language/texts.ts";
import german from "./report-mail/de.ts";
import english from "./report-mail/en.ts";

/** What somebody who reported a card is answered. */
export const reportMail = defineTexts({ en: english, de: german });
