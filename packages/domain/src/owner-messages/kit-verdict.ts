import { defineOwnerArea } from "../language/area.ts";
import type { Translate } from "../language/message.ts";
import type english from "./kit-verdict/en.ts";

export type KitVerdictText = Translate<typeof english>;

/** Whether a QR code could be read back, and why not. */
export const kitVerdict = defineOwnerArea({
  en: () => import("./kit-verdict/en.ts"),
  de: () => import("./kit-verdict/de.ts"),
});
