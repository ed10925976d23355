import type takedown from "../answers/takedown/en.ts";
import { defineReferences } from "../language/references.ts";
import type english from "../messages/report-form/en.ts";

type Answer = "emailInvalid" | "reasonRequired" | "received" | "textTooLong" | "tooMany";

/** About reports of cards. They stand with the texts of the form, in every language. */
export const REPORT_MESSAGES = defineReferences<Pick<typeof english, Answer>>("report-form");

/** For the owner of a card that was taken down. */
export const TAKEDOWN_MESSAGES = defineReferences<typeof takedown>("takedown");
