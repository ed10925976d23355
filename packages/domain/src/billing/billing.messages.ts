import type english from "../answers/billing/en.ts";
import { defineReferences } from "../language/references.ts";

/** Of plans and payments. */
export const BILLING_MESSAGES = defineReferences<typeof english>("billing");
