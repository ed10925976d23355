import { defineOwnerArea } from "../language/area.ts";
import type { Translate } from "../language/message.ts";
import type english from "./kit-print/en.ts";

export type KitPrintText = Translate<typeof english>;

/** The printed card. */
export const kitPrint = defineOwnerArea({
  en: () => import("./kit-print/en.ts"),
  de: () => import("./kit-print/de.ts"),
  fr: () => import("./kit-print/fr.ts"),
  es: () => import("./kit-print/es.ts"),
  it: () => import("./kit-print/it.ts"),
  ar: () => import("./kit-print/ar.ts"),
  ja: () => import("./kit-print/ja.ts"),
});
