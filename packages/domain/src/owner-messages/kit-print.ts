import { defineOwnerArea } from "../language/area.ts";
import type { Translate } from "../language/message.ts";
import type english from "./kit-print/en.ts";

export type KitPrintText = Translate<typeof english>;

/** The printed card. */
export const kitPrint = defineOwnerArea({
  en: () => import("./kit-print/en.ts"),
  de: () => import("./kit-print/de.ts"),
});
