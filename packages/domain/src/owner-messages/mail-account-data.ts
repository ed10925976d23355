import { defineOwnerArea } from "../language/area.ts";
import english from "./mail-account-data/en.ts";

/** Mails about the copy of an account, and about leaving. */
export const mailAccountDataTexts = defineOwnerArea({ en: english });
