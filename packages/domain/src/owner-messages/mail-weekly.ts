import { defineOwnerArea } from "../language/area.ts";
import type { Translate } from "../language/message.ts";
import type english from "./mail-weekly/en.ts";

export type MailWeeklyText = Translate<typeof english>;

/** The weekly summary. */
export const mailWeeklyTexts = defineOwnerArea({
  en: () => import("./mail-weekly/en.ts"),
  de: () => import("./mail-weekly/de.ts"),
  fr: () => import("./mail-weekly/fr.ts"),
  es: () => import("./mail-weekly/es.ts"),
  it: () => import("./mail-weekly/it.ts"),
  ar: () => import("./mail-weekly/ar.ts"),
  ja: () => import("./mail-weekly/ja.ts"),
});
