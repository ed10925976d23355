import { defineOwnerArea } from "../language/area.ts";

/** Right after somebody has got a card of a team: what is left to fill in. */
export const teamCardLive = defineOwnerArea({
  en: () => import("./team-card-live/en.ts"),
  de: () => import("./team-card-live/de.ts"),
  fr: () => import("./team-card-live/fr.ts"),
  es: () => import("./team-card-live/es.ts"),
  it: () => import("./team-card-live/it.ts"),
  ar: () => import("./team-card-live/ar.ts"),
  ja: () => import("./team-card-live/ja.ts"),
});
