import { defineOwnerArea } from "../language/area.ts";
import type { Translate } from "../language/message.ts";
import type english from "./mail-exchange/en.ts";

export type MailExchangeText = Translate<typeof english>;

/** The mail to the owner of a card about people who left their details. */
export const mailExchangeTexts = defineOwnerArea({
  en: () => import("./mail-exchange/en.ts"),
  de: () => import("./mail-exchange/de.ts"),
  fr: () => import("./mail-exchange/fr.ts"),
  es: () => import("./mail-exchange/es.ts"),
  it: () => import("./mail-exchange/it.ts"),
  ar: () => import("./mail-exchange/ar.ts"),
  ja: () => import("./mail-exchange/ja.ts"),
});
