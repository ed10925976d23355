import { defineOwnerArea } from "../language/area.ts";

/** A card of a team in the editor of its person. */
export const wizardTeam = defineOwnerArea({
  en: () => import("./wizard-team/en.ts"),
  de: () => import("./wizard-team/de.ts"),
  fr: () => import("./wizard-team/fr.ts"),
  es: () => import("./wizard-team/es.ts"),
  it: () => import("./wizard-team/it.ts"),
  ar: () => import("./wizard-team/ar.ts"),
  ja: () => import("./wizard-team/ja.ts"),
});
