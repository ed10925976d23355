import { defineOwnerArea } from "../language/area.ts";

/** The settings of a team, and who is shown on its page. */
export const teamSettings = defineOwnerArea({
  en: () => import("./team-settings/en.ts"),
  de: () => import("./team-settings/de.ts"),
  fr: () => import("./team-settings/fr.ts"),
  es: () => import("./team-settings/es.ts"),
  it: () => import("./team-settings/it.ts"),
  ar: () => import("./team-settings/ar.ts"),
  ja: () => import("./team-settings/ja.ts"),
});
