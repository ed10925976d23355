import { defineOwnerArea } from "../language/area.ts";
import type { Translate } from "../language/message.ts";
import english from "./kit-page/en.ts";

export type KitPageText = Translate<typeof english>;

/** The card as one file. */
export const kitPage = defineOwnerArea({ en: english });
