import { defineOwnerArea } from "../language/area.ts";

/** What stands on the picture of a card in place of what its owner has not filled in yet. */
export const cardPreview = defineOwnerArea({
  en: () => import("./card-preview/en.ts"),
  de: () => import("./card-preview/de.ts"),
});
