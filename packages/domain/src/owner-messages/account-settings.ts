import { defineOwnerArea } from "../language/area.ts";
import type { Translate } from "../language/message.ts";
import type english from "./account-settings/en.ts";

export type AccountSettingsWords = Translate<typeof english>;

/** The settings of an account. */
export const accountSettingsTexts = defineOwnerArea({
  en: () => import("./account-settings/en.ts"),
  de: () => import("./account-settings/de.ts"),
  fr: () => import("./account-settings/fr.ts"),
  es: () => import("./account-settings/es.ts"),
  it: () => import("./account-settings/it.ts"),
  ar: () => import("./account-settings/ar.ts"),
  ja: () => import("./account-settings/ja.ts"),
});
