import type english from "../answers/contact/en.ts";
import { defineReferences } from "../language/references.ts";

/** Of the contact form. */
export const CONTACT_MESSAGES = defineReferences<typeof english>("contact");
