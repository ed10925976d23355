import { defineOwnerArea } from "../language/area.ts";

/** What was done for a team, as a list and as a table to download. */
export const teamActionTexts = defineOwnerArea({
  en: () => import("./team-actions/en.ts"),
  de: () => import("./team-actions/de.ts"),
  fr: () => import("./team-actions/fr.ts"),
  es: () => import("./team-actions/es.ts"),
  it: () => import("./team-actions/it.ts"),
  ar: () => import("./team-actions/ar.ts"),
  ja: () => import("./team-actions/ja.ts"),
});
