import { defineReferences } from "../language/references.ts";
import type english from "../messages/message-pages/en.ts";

type Title = "restingTitle" | "goneTitle" | "teamGoneTitle" | "takenDownTitle" | "legalTitle";

/** Why a card is not shown, as on the pages in its place. */
export const HIDDEN_CARD_MESSAGES = defineReferences<Pick<typeof english, Title>>("message-pages");
