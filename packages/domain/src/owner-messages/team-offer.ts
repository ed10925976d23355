import { defineOwnerArea } from "../language/area.ts";

/** What a team has and costs, for those who have none. */
export const teamOffer = defineOwnerArea({
  en: () => import("./team-offer/en.ts"),
  de: () => import("./team-offer/de.ts"),
  fr: () => import("./team-offer/fr.ts"),
  es: () => import("./team-offer/es.ts"),
  it: () => import("./team-offer/it.ts"),
  ar: () => import("./team-offer/ar.ts"),
  ja: () => import("./team-offer/ja.ts"),
});
