import { defineOwnerArea } from "../language/area.ts";

/** The question before somebody leaves a team. */
export const teamLeaving = defineOwnerArea({
  en: () => import("./team-leaving/en.ts"),
  de: () => import("./team-leaving/de.ts"),
  fr: () => import("./team-leaving/fr.ts"),
  es: () => import("./team-leaving/es.ts"),
  it: () => import("./team-leaving/it.ts"),
  ar: () => import("./team-leaving/ar.ts"),
  ja: () => import("./team-leaving/ja.ts"),
});
