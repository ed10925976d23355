import { defineOwnerArea } from "../language/area.ts";

/** The pages behind links in mails about an account: an address is restored, or a passkey turned on. */
export const mailedLinkTexts = defineOwnerArea({
  en: () => import("./mailed-links/en.ts"),
  de: () => import("./mailed-links/de.ts"),
});
