import { defineOwnerArea } from "../language/area.ts";

/** What stands on the picture of a card in place of what its owner has not filled in yet. */
export const cardPreview = defineOwnerArea({
  en: () => import("./card-preview/en.ts"),
  de: () => import("./card-preview/de.ts"),
  fr: () => import("./card-preview/fr.ts"),
  es: () => import("./card-preview/es.ts"),
  it: () => import("./card-preview/it.ts"),
  ar: () => import("./card-preview/ar.ts"),
  ja: () => import("./card-preview/ja.ts"),
});
