import { defineOwnerArea } from "../language/area.ts";

/** About favourites. */
export const favouriteAnswers = defineOwnerArea({
  en: () => import("./favourite/en.ts"),
  de: () => import("./favourite/de.ts"),
  fr: () => import("./favourite/fr.ts"),
  es: () => import("./favourite/es.ts"),
  it: () => import("./favourite/it.ts"),
  ar: () => import("./favourite/ar.ts"),
  ja: () => import("./favourite/ja.ts"),
});
