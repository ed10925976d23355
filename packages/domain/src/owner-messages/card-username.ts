import { defineOwnerArea } from "../language/area.ts";

/** Changing the link of a card, and names that are free in place of one that is taken. */
export const usernameTexts = defineOwnerArea({
  en: () => import("./card-username/en.ts"),
  de: () => import("./card-username/de.ts"),
});
