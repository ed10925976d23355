import { defineOwnerArea } from "../language/area.ts";

/** About cards, in the wizard and of calls. */
export const cardAnswers = defineOwnerArea({
  en: () => import("./card/en.ts"),
  de: () => import("./card/de.ts"),
  fr: () => import("./card/fr.ts"),
  es: () => import("./card/es.ts"),
  it: () => import("./card/it.ts"),
  ar: () => import("./card/ar.ts"),
  ja: () => import("./card/ja.ts"),
});
