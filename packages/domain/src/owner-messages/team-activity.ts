import { defineOwnerArea } from "../language/area.ts";

/** What was done for a team, as a page. What each thing is called, team-actions says. */
export const teamActivity = defineOwnerArea({
  en: () => import("./team-activity/en.ts"),
  de: () => import("./team-activity/de.ts"),
  fr: () => import("./team-activity/fr.ts"),
  es: () => import("./team-activity/es.ts"),
  it: () => import("./team-activity/it.ts"),
  ar: () => import("./team-activity/ar.ts"),
  ja: () => import("./team-activity/ja.ts"),
});
