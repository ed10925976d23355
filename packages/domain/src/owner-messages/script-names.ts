import { defineOwnerArea } from "../language/area.ts";

/** Scripts whose letters the fonts of an installation may lack. */
export const scriptNames = defineOwnerArea({
  en: () => import("./script-names/en.ts"),
  de: () => import("./script-names/de.ts"),
  fr: () => import("./script-names/fr.ts"),
  es: () => import("./script-names/es.ts"),
  it: () => import("./script-names/it.ts"),
  ar: () => import("./script-names/ar.ts"),
  ja: () => import("./script-names/ja.ts"),
});
