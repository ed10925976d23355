import { defineOwnerArea } from "../language/area.ts";

/** Around the pages of a team. */
export const teamFrame = defineOwnerArea({
  en: () => import("./team-frame/en.ts"),
  de: () => import("./team-frame/de.ts"),
  fr: () => import("./team-frame/fr.ts"),
  es: () => import("./team-frame/es.ts"),
  it: () => import("./team-frame/it.ts"),
  ar: () => import("./team-frame/ar.ts"),
  ja: () => import("./team-frame/ja.ts"),
});
