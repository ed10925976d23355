import { defineOwnerArea } from "../language/area.ts";
import type { Translate } from "../language/message.ts";
import type english from "./kit-nfc/en.ts";

export type KitNfcText = Translate<typeof english>;

/** The page that writes a card’s link on an NFC tag. */
export const kitNfc = defineOwnerArea({
  en: () => import("./kit-nfc/en.ts"),
  de: () => import("./kit-nfc/de.ts"),
  fr: () => import("./kit-nfc/fr.ts"),
  es: () => import("./kit-nfc/es.ts"),
  it: () => import("./kit-nfc/it.ts"),
  ar: () => import("./kit-nfc/ar.ts"),
  ja: () => import("./kit-nfc/ja.ts"),
});
