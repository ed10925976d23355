import type english from "../answers/export/en.ts";
import { defineReferences } from "../language/references.ts";

/** About copies of an account. */
export const EXPORT_MESSAGES = defineReferences<typeof english>("export");
