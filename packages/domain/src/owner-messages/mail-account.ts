import { defineOwnerArea } from "../language/area.ts";
import english from "./mail-account/en.ts";

/** Mails about signing up, signing in and recovering a password. */
export const mailAccountTexts = defineOwnerArea({ en: english });
