import { defineOwnerArea } from "../language/area.ts";

/** The pages behind links in mails about an account: an address is restored, or a passkey turned on. */
export const mailedLinkTexts = defineOwnerArea({
  en: () => import("./mailed-links/en.ts"),
  de: () => import("./mailed-links/de.ts"),
  fr: () => import("./mailed-links/fr.ts"),
  es: () => import("./mailed-links/es.ts"),
  it: () => import("./mailed-links/it.ts"),
  ar: () => import("./mailed-links/ar.ts"),
  ja: () => import("./mailed-links/ja.ts"),
});
