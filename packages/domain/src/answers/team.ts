import { defineOwnerArea } from "../language/area.ts";

/** About teams. */
export const teamAnswers = defineOwnerArea({
  en: () => import("./team/en.ts"),
  de: () => import("./team/de.ts"),
  fr: () => import("./team/fr.ts"),
  es: () => import("./team/es.ts"),
  it: () => import("./team/it.ts"),
  ar: () => import("./team/ar.ts"),
  ja: () => import("./team/ja.ts"),
});
