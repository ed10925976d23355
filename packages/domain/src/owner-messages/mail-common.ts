import { defineOwnerArea } from "../language/area.ts";
import type { Translate } from "../language/message.ts";
import type english from "./mail-common/en.ts";

export type MailCommonText = Translate<typeof english>;

/** What several mails to owners say. */
export const mailCommonTexts = defineOwnerArea({
  en: () => import("./mail-common/en.ts"),
  de: () => import("./mail-common/de.ts"),
  fr: () => import("./mail-common/fr.ts"),
  es: () => import("./mail-common/es.ts"),
  it: () => import("./mail-common/it.ts"),
  ar: () => import("./mail-common/ar.ts"),
  ja: () => import("./mail-common/ja.ts"),
});
