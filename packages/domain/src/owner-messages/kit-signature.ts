import { defineOwnerArea } from "../language/area.ts";

/** The email signature of a card. */
export const kitSignature = defineOwnerArea({
  en: () => import("./kit-signature/en.ts"),
  de: () => import("./kit-signature/de.ts"),
});
