import { defineOwnerArea } from "../language/area.ts";

/** Starting a team, in two steps. */
export const teamStart = defineOwnerArea({
  en: () => import("./team-start/en.ts"),
  de: () => import("./team-start/de.ts"),
  fr: () => import("./team-start/fr.ts"),
  es: () => import("./team-start/es.ts"),
  it: () => import("./team-start/it.ts"),
  ar: () => import("./team-start/ar.ts"),
  ja: () => import("./team-start/ja.ts"),
});
