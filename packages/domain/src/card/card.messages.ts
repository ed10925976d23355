import type english from "../answers/card/en.ts";
import { defineReferences } from "../language/references.ts";

/** About cards. */
export const CARD_MESSAGES = defineReferences<typeof english>("card", {
  usernameTaken: true,
  usernameAvailable: true,
  loadFailed: true,
  usernameChangesUsed: true,
});
