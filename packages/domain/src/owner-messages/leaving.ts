import { defineOwnerArea } from "../language/area.ts";

/** Leaving: an account closes, and everything in it is deleted a week later. */
export const leavingTexts = defineOwnerArea({
  en: () => import("./leaving/en.ts"),
  de: () => import("./leaving/de.ts"),
});
