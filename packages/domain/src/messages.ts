import { defineReferences } from "./language/references.ts";
import type english from "./messages/general/en.ts";

/** What belongs to no single feature. */
export const MESSAGES = defineReferences<typeof english>("general", { tooManyAttempts: true });

export function tooManyAttempts(seconds: number): string {
  // As digits alone in every language.
  return MESSAGES.tooManyAttempts({ count: seconds, seconds: String(seconds) });
}
