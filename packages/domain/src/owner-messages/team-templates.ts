import { defineOwnerArea } from "../language/area.ts";

/** The templates of a team, as a page. */
export const teamTemplates = defineOwnerArea({
  en: () => import("./team-templates/en.ts"),
  de: () => import("./team-templates/de.ts"),
  fr: () => import("./team-templates/fr.ts"),
  es: () => import("./team-templates/es.ts"),
  it: () => import("./team-templates/it.ts"),
  ar: () => import("./team-templates/ar.ts"),
  ja: () => import("./team-templates/ja.ts"),
});
