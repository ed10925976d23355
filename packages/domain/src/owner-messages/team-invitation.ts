import { defineOwnerArea } from "../language/area.ts";

/** The page that an invitation to a team opens. */
export const teamInvitationTexts = defineOwnerArea({
  en: () => import("./team-invitation/en.ts"),
  de: () => import("./team-invitation/de.ts"),
  fr: () => import("./team-invitation/fr.ts"),
  es: () => import("./team-invitation/es.ts"),
  it: () => import("./team-invitation/it.ts"),
  ar: () => import("./team-invitation/ar.ts"),
  ja: () => import("./team-invitation/ja.ts"),
});
