import { defineOwnerArea } from "../language/area.ts";
import english from "./mail-moderation/en.ts";

/** Mails to owners of what the people who run the site did to an account or a card. */
export const mailModerationTexts = defineOwnerArea({ en: english });
