import { defineOwnerArea } from "../language/area.ts";
import type { Translate } from "../language/message.ts";
import type english from "./mail-operator/en.ts";

export type MailOperatorText = Translate<typeof english>;

/** Mails to the people who run the site. */
export const mailOperatorTexts = defineOwnerArea({
  en: () => import("./mail-operator/en.ts"),
  de: () => import("./mail-operator/de.ts"),
  fr: () => import("./mail-operator/fr.ts"),
  es: () => import("./mail-operator/es.ts"),
  it: () => import("./mail-operator/it.ts"),
  ar: () => import("./mail-operator/ar.ts"),
  ja: () => import("./mail-operator/ja.ts"),
});
