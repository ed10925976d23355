import type english from "../answers/favourite/en.ts";
import { defineReferences } from "../language/references.ts";

/** About favourites. */
export const FAVOURITE_MESSAGES = defineReferences<typeof english>("favourite", {
  added: true,
  removed: true,
});
