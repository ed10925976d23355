import { defineOwnerArea } from "../language/area.ts";

/** In which language owners read. */
export const languageChoice = defineOwnerArea({
  en: () => import("./language-choice/en.ts"),
  de: () => import("./language-choice/de.ts"),
});
