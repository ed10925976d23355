import { defineOwnerArea } from "../language/area.ts";
import type { Translate } from "../language/message.ts";
import english from "./kit-print/en.ts";

export type KitPrintText = Translate<typeof english>;

/** The printed card. */
export const kitPrint = defineOwnerArea({ en: english });
