import { defineOwnerArea } from "../language/area.ts";

/** Notices of a changed password, address or passkey. */
export const mailSecurityTexts = defineOwnerArea({
  en: () => import("./mail-security/en.ts"),
  de: () => import("./mail-security/de.ts"),
});
