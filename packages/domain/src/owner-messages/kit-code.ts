import { defineOwnerArea } from "../language/area.ts";
import type { Translate } from "../language/message.ts";
import type english from "./kit-code/en.ts";

export type KitCodeText = Translate<typeof english>;

/** The QR code studio. */
export const kitCode = defineOwnerArea({
  en: () => import("./kit-code/en.ts"),
  de: () => import("./kit-code/de.ts"),
  fr: () => import("./kit-code/fr.ts"),
  es: () => import("./kit-code/es.ts"),
  it: () => import("./kit-code/it.ts"),
  ar: () => import("./kit-code/ar.ts"),
  ja: () => import("./kit-code/ja.ts"),
});
