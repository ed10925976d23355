import { defineOwnerArea } from "../language/area.ts";
import type { Translate } from "../language/message.ts";
import type english from "./scan/en.ts";

export type ScanWords = Translate<typeof english>;

/** The page that reads the codes of people whom one meets. */
export const scanTexts = defineOwnerArea({
  en: () => import("./scan/en.ts"),
  de: () => import("./scan/de.ts"),
  fr: () => import("./scan/fr.ts"),
  es: () => import("./scan/es.ts"),
  it: () => import("./scan/it.ts"),
  ar: () => import("./scan/ar.ts"),
  ja: () => import("./scan/ja.ts"),
});
