import { defineOwnerArea } from "../language/area.ts";

/** Links of all cards of a team at once: beside the words of everybody's links. */
export const teamLinkTexts = defineOwnerArea({
  en: () => import("./team-links/en.ts"),
  de: () => import("./team-links/de.ts"),
  fr: () => import("./team-links/fr.ts"),
  es: () => import("./team-links/es.ts"),
  it: () => import("./team-links/it.ts"),
  ar: () => import("./team-links/ar.ts"),
  ja: () => import("./team-links/ja.ts"),
});
