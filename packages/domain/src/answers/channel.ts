import { defineOwnerArea } from "../language/area.ts";

/** Why a channel’s value is invalid. */
export const channelAnswers = defineOwnerArea({
  en: () => import("./channel/en.ts"),
  de: () => import("./channel/de.ts"),
  fr: () => import("./channel/fr.ts"),
  es: () => import("./channel/es.ts"),
  it: () => import("./channel/it.ts"),
  ar: () => import("./channel/ar.ts"),
  ja: () => import("./channel/ja.ts"),
});
