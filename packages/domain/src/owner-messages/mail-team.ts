import { defineOwnerArea } from "../language/area.ts";

/** Mails about teams: invitations, and what somebody is told who is no longer in one. */
export const mailTeamTexts = defineOwnerArea({
  en: () => import("./mail-team/en.ts"),
  de: () => import("./mail-team/de.ts"),
  fr: () => import("./mail-team/fr.ts"),
  es: () => import("./mail-team/es.ts"),
  it: () => import("./mail-team/it.ts"),
  ar: () => import("./mail-team/ar.ts"),
  ja: () => import("./mail-team/ja.ts"),
});
