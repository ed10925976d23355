import { defineOwnerArea } from "../language/area.ts";

/** About devices and programs that are connected to an account. */
export const connectAnswers = defineOwnerArea({
  en: () => import("./connect/en.ts"),
  de: () => import("./connect/de.ts"),
  fr: () => import("./connect/fr.ts"),
  es: () => import("./connect/es.ts"),
  it: () => import("./connect/it.ts"),
  ar: () => import("./connect/ar.ts"),
  ja: () => import("./connect/ja.ts"),
});
