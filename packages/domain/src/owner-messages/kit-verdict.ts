import { defineOwnerArea } from "../language/area.ts";
import type { Translate } from "../language/message.ts";
import type english from "./kit-verdict/en.ts";

export type KitVerdictText = Translate<typeof english>;

/** Whether a QR code could be read back, and why not. */
export const kitVerdict = defineOwnerArea({
  en: () => import("./kit-verdict/en.ts"),
  de: () => import("./kit-verdict/de.ts"),
  fr: () => import("./kit-verdict/fr.ts"),
  es: () => import("./kit-verdict/es.ts"),
  it: () => import("./kit-verdict/it.ts"),
  ar: () => import("./kit-verdict/ar.ts"),
  ja: () => import("./kit-verdict/ja.ts"),
});
