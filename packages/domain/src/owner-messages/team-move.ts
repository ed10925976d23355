import { defineOwnerArea } from "../language/area.ts";

/** Giving people of a team another template: the dialog, and what is said afterwards. */
export const teamMove = defineOwnerArea({
  en: () => import("./team-move/en.ts"),
  de: () => import("./team-move/de.ts"),
  fr: () => import("./team-move/fr.ts"),
  es: () => import("./team-move/es.ts"),
  it: () => import("./team-move/it.ts"),
  ar: () => import("./team-move/ar.ts"),
  ja: () => import("./team-move/ja.ts"),
});
