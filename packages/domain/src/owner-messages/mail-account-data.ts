import { defineOwnerArea } from "../language/area.ts";

/** Mails about the copy of an account, and about leaving. */
export const mailAccountDataTexts = defineOwnerArea({
  en: () => import("./mail-account-data/en.ts"),
  de: () => import("./mail-account-data/de.ts"),
});
