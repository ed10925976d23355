import { defineOwnerArea } from "../language/area.ts";
import type { Translate } from "../language/message.ts";
import type english from "./stop-mails/en.ts";

export type StopMailsText = Translate<typeof english>;

/** The page that a link in mails leads to, by which they are stopped. */
export const stopMailsTexts = defineOwnerArea({
  en: () => import("./stop-mails/en.ts"),
  de: () => import("./stop-mails/de.ts"),
  fr: () => import("./stop-mails/fr.ts"),
  es: () => import("./stop-mails/es.ts"),
  it: () => import("./stop-mails/it.ts"),
  ar: () => import("./stop-mails/ar.ts"),
  ja: () => import("./stop-mails/ja.ts"),
});
