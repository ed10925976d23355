import { defineOwnerArea } from "../language/area.ts";
import english from "./mail-billing/en.ts";

/** The mail about a payment that failed. */
export const mailBillingTexts = defineOwnerArea({ en: english });
