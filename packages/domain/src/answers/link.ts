import { defineOwnerArea } from "../language/area.ts";

/** About named links. */
export const linkAnswers = defineOwnerArea({
  en: () => import("./link/en.ts"),
  de: () => import("./link/de.ts"),
  fr: () => import("./link/fr.ts"),
  es: () => import("./link/es.ts"),
  it: () => import("./link/it.ts"),
  ar: () => import("./link/ar.ts"),
  ja: () => import("./link/ja.ts"),
});
