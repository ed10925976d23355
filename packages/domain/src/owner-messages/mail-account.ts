import { defineOwnerArea } from "../language/area.ts";

/** Mails about signing up, signing in and recovering a password. */
export const mailAccountTexts = defineOwnerArea({
  en: () => import("./mail-account/en.ts"),
  de: () => import("./mail-account/de.ts"),
});
