import { defineOwnerArea } from "../language/area.ts";

/** Notices of a changed password, address or passkey. */
export const mailSecurityTexts = defineOwnerArea({
  en: () => import("./mail-security/en.ts"),
  de: () => import("./mail-security/de.ts"),
  fr: () => import("./mail-security/fr.ts"),
  es: () => import("./mail-security/es.ts"),
  it: () => import("./mail-security/it.ts"),
  ar: () => import("./mail-security/ar.ts"),
  ja: () => import("./mail-security/ja.ts"),
});
