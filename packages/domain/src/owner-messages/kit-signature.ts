import { defineOwnerArea } from "../language/area.ts";

/** The email signature of a card. */
export const kitSignature = defineOwnerArea({
  en: () => import("./kit-signature/en.ts"),
  de: () => import("./kit-signature/de.ts"),
  fr: () => import("./kit-signature/fr.ts"),
  es: () => import("./kit-signature/es.ts"),
  it: () => import("./kit-signature/it.ts"),
  ar: () => import("./kit-signature/ar.ts"),
  ja: () => import("./kit-signature/ja.ts"),
});
