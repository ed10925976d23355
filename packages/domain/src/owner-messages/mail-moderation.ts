import { defineOwnerArea } from "../language/area.ts";

/** Mails to owners of what the people who run the site did to an account or a card. */
export const mailModerationTexts = defineOwnerArea({
  en: () => import("./mail-moderation/en.ts"),
  de: () => import("./mail-moderation/de.ts"),
  fr: () => import("./mail-moderation/fr.ts"),
  es: () => import("./mail-moderation/es.ts"),
  it: () => import("./mail-moderation/it.ts"),
  ar: () => import("./mail-moderation/ar.ts"),
  ja: () => import("./mail-moderation/ja.ts"),
});
