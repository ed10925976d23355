import { defineOwnerArea } from "../language/area.ts";
import type { Translate } from "../language/message.ts";
import english from "./kit-code/en.ts";

export type KitCodeText = Translate<typeof english>;

/** The QR code studio. */
export const kitCode = defineOwnerArea({ en: english });
