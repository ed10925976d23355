import { defineOwnerArea } from "../language/area.ts";

/** What it costs that more people of a team have a card. */
export const teamSeatTexts = defineOwnerArea({
  en: () => import("./team-seats/en.ts"),
  de: () => import("./team-seats/de.ts"),
  fr: () => import("./team-seats/fr.ts"),
  es: () => import("./team-seats/es.ts"),
  it: () => import("./team-seats/it.ts"),
  ar: () => import("./team-seats/ar.ts"),
  ja: () => import("./team-seats/ja.ts"),
});
