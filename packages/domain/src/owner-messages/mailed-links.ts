import { defineOwnerArea } from "../language/area.ts";
import english from "./mailed-links/en.ts";

/** The pages behind links in mails about an account: an address is restored, or a passkey turned on. */
export const mailedLinkTexts = defineOwnerArea({ en: english });
