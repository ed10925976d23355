import { defineOwnerArea } from "../language/area.ts";
import type english from "./legal/en.ts";

export type LegalKey = keyof typeof english;

/** The terms and the privacy policy. */
export const legalTexts = defineOwnerArea({
  en: () => import("./legal/en.ts"),
  de: () => import("./legal/de.ts"),
});
