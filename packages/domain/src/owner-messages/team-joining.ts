import { defineOwnerArea } from "../language/area.ts";

/** For who may join a team by the domain of their address. */
export const teamJoiningTexts = defineOwnerArea({
  en: () => import("./team-joining/en.ts"),
  de: () => import("./team-joining/de.ts"),
  fr: () => import("./team-joining/fr.ts"),
  es: () => import("./team-joining/es.ts"),
  it: () => import("./team-joining/it.ts"),
  ar: () => import("./team-joining/ar.ts"),
  ja: () => import("./team-joining/ja.ts"),
});
