import { defineOwnerArea } from "../language/area.ts";

/** Leaving: an account closes, and everything in it is deleted a week later. */
export const leavingTexts = defineOwnerArea({
  en: () => import("./leaving/en.ts"),
  de: () => import("./leaving/de.ts"),
  fr: () => import("./leaving/fr.ts"),
  es: () => import("./leaving/es.ts"),
  it: () => import("./leaving/it.ts"),
  ar: () => import("./leaving/ar.ts"),
  ja: () => import("./leaving/ja.ts"),
});
