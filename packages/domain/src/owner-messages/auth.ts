import { defineOwnerArea } from "../language/area.ts";
import type { Translate } from "../language/message.ts";
import type english from "./auth/en.ts";

export type AuthWords = Translate<typeof english>;

/** What the pages of signing in, signing up, recovery and the settings share. */
export const authTexts = defineOwnerArea({
  en: () => import("./auth/en.ts"),
  de: () => import("./auth/de.ts"),
  fr: () => import("./auth/fr.ts"),
  es: () => import("./auth/es.ts"),
  it: () => import("./auth/it.ts"),
  ar: () => import("./auth/ar.ts"),
  ja: () => import("./auth/ja.ts"),
});
