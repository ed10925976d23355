import { defineOwnerArea } from "../language/area.ts";

/** About the share kit. */
export const kitAnswers = defineOwnerArea({
  en: () => import("./kit/en.ts"),
  de: () => import("./kit/de.ts"),
  fr: () => import("./kit/fr.ts"),
  es: () => import("./kit/es.ts"),
  it: () => import("./kit/it.ts"),
  ar: () => import("./kit/ar.ts"),
  ja: () => import("./kit/ja.ts"),
});
