import { defineOwnerArea } from "../language/area.ts";
import type { Translate } from "../language/message.ts";
import type english from "./kit-nfc/en.ts";

export type KitNfcText = Translate<typeof english>;

/** The page that writes a card’s link on an NFC tag. */
export const kitNfc = defineOwnerArea({
  en: () => import("./kit-nfc/en.ts"),
  de: () => import("./kit-nfc/de.ts"),
});
