import { defineOwnerArea } from "../language/area.ts";
import english from "./mail-security/en.ts";

/** Notices of a changed password, address or passkey. */
export const mailSecurityTexts = defineOwnerArea({ en: english });
