import { defineOwnerArea } from "../language/area.ts";

/** The start of a team's pages: figures for those who look after it, the own card for members. */
export const teamOverview = defineOwnerArea({
  en: () => import("./team-overview/en.ts"),
  de: () => import("./team-overview/de.ts"),
  fr: () => import("./team-overview/fr.ts"),
  es: () => import("./team-overview/es.ts"),
  it: () => import("./team-overview/it.ts"),
  ar: () => import("./team-overview/ar.ts"),
  ja: () => import("./team-overview/ja.ts"),
});
