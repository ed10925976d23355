import { defineOwnerArea } from "../language/area.ts";

/** Somebody in a team: what is known of them, and their team card with its fields. */
export const teamPersonTexts = defineOwnerArea({
  en: () => import("./team-person/en.ts"),
  de: () => import("./team-person/de.ts"),
  fr: () => import("./team-person/fr.ts"),
  es: () => import("./team-person/es.ts"),
  it: () => import("./team-person/it.ts"),
  ar: () => import("./team-person/ar.ts"),
  ja: () => import("./team-person/ja.ts"),
});
