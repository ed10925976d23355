import { defineOwnerArea } from "../language/area.ts";

/** Scripts whose letters the fonts of an installation may lack. */
export const scriptNames = defineOwnerArea({
  en: () => import("./script-names/en.ts"),
  de: () => import("./script-names/de.ts"),
});
