import { defineReferences } from "../language/references.ts";
import type english from "../messages/hello-form/en.ts";

type Answer =
  | "nameRequired"
  | "emailInvalid"
  | "wayRequired"
  | "phoneInvalid"
  | "tooLong"
  | "noteTooLong"
  | "cardNotYours"
  | "formNotReady"
  | "formUsed"
  | "tooManyFromHere"
  | "tooManyOnCard"
  | "switchedOff"
  | "resting"
  | "gone";

/** Around details that visitors leave on a card. They stand with the texts of the form, in every language. */
export const EXCHANGE_MESSAGES = defineReferences<Pick<typeof english, Answer>>("hello-form", {
  tooManyOnCard: true,
});
