import { defineOwnerArea } from "../language/area.ts";

/** The page for signing up. */
export const signUpTexts = defineOwnerArea({
  en: () => import("./sign-up/en.ts"),
  de: () => import("./sign-up/de.ts"),
});
