import { defineOwnerArea } from "../language/area.ts";
import type english from "./legal/en.ts";

export type LegalKey = keyof typeof english;

/** The terms and the privacy policy. */
export const legalTexts = defineOwnerArea({
  en: () => import("./legal/en.ts"),
  de: () => import("./legal/de.ts"),
  fr: () => import("./legal/fr.ts"),
  es: () => import("./legal/es.ts"),
  it: () => import("./legal/it.ts"),
  ar: () => import("./legal/ar.ts"),
  ja: () => import("./legal/ja.ts"),
});
