import { defineOwnerArea } from "../language/area.ts";
import type { Translate } from "../language/message.ts";
import type english from "./exchange/en.ts";

export type ExchangeWords = Translate<typeof english>;

/** Whether visitors of a card can leave their details. */
export const exchangeTexts = defineOwnerArea({
  en: () => import("./exchange/en.ts"),
  de: () => import("./exchange/de.ts"),
  fr: () => import("./exchange/fr.ts"),
  es: () => import("./exchange/es.ts"),
  it: () => import("./exchange/it.ts"),
  ar: () => import("./exchange/ar.ts"),
  ja: () => import("./exchange/ja.ts"),
});
