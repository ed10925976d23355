import { defineOwnerArea } from "../language/area.ts";
import type { Translate } from "../language/message.ts";
import english from "./exchange/en.ts";

export type ExchangeWords = Translate<typeof english>;

/** Whether visitors of a card can leave their details. */
export const exchangeTexts = defineOwnerArea({ en: english });
