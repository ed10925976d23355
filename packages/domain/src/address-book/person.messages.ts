import type english from "../answers/person/en.ts";
import { defineReferences } from "../language/references.ts";

/** About the owner’s contacts. */
export const PERSON_MESSAGES = defineReferences<typeof english>("person", {
  tooLong: true,
  peopleFull: true,
  tooManyInFile: true,
});
