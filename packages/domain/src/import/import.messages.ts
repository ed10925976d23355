import type english from "../answers/import/en.ts";
import { defineReferences } from "../language/references.ts";

/** About copies of an account that are brought in. */
export const IMPORT_MESSAGES = defineReferences<typeof english>("import");
