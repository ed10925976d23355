import { defineOwnerArea } from "../language/area.ts";

/** Changing the link of a card, and names that are free in place of one that is taken. */
export const usernameTexts = defineOwnerArea({
  en: () => import("./card-username/en.ts"),
  de: () => import("./card-username/de.ts"),
  fr: () => import("./card-username/fr.ts"),
  es: () => import("./card-username/es.ts"),
  it: () => import("./card-username/it.ts"),
  ar: () => import("./card-username/ar.ts"),
  ja: () => import("./card-username/ja.ts"),
});
