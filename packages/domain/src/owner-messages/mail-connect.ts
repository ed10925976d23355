import { defineOwnerArea } from "../language/area.ts";

/** Mails about connected devices and tokens. */
export const mailConnectTexts = defineOwnerArea({
  en: () => import("./mail-connect/en.ts"),
  de: () => import("./mail-connect/de.ts"),
  fr: () => import("./mail-connect/fr.ts"),
  es: () => import("./mail-connect/es.ts"),
  it: () => import("./mail-connect/it.ts"),
  ar: () => import("./mail-connect/ar.ts"),
  ja: () => import("./mail-connect/ja.ts"),
});
