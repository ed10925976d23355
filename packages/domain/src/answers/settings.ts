import { defineOwnerArea } from "../language/area.ts";

/** Of the settings page. */
export const settingsAnswers = defineOwnerArea({
  en: () => import("./settings/en.ts"),
  de: () => import("./settings/de.ts"),
  fr: () => import("./settings/fr.ts"),
  es: () => import("./settings/es.ts"),
  it: () => import("./settings/it.ts"),
  ar: () => import("./settings/ar.ts"),
  ja: () => import("./settings/ja.ts"),
});
