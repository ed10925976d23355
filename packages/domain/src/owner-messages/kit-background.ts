import { defineOwnerArea } from "../language/area.ts";
import type { Translate } from "../language/message.ts";
import english from "./kit-background/en.ts";

export type KitBackgroundText = Translate<typeof english>;

/** Backgrounds for calls and lock screens. */
export const kitBackground = defineOwnerArea({ en: english });
