import { defineOwnerArea } from "../language/area.ts";

/** The answer of an owner whose card was taken down. */
export const cardAnswer = defineOwnerArea({
  en: () => import("./card-answer/en.ts"),
  de: () => import("./card-answer/de.ts"),
});
