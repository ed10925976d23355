import type english from "../answers/link/en.ts";
import { defineReferences } from "../language/references.ts";

/** About named links. */
export const LINK_MESSAGES = defineReferences<typeof english>("link", {
  tooManyLive: true,
  tooManyLinks: true,
});
