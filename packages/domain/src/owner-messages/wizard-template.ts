import { defineOwnerArea } from "../language/area.ts";

/** The editor of a team’s template. */
export const wizardTemplate = defineOwnerArea({
  en: () => import("./wizard-template/en.ts"),
  de: () => import("./wizard-template/de.ts"),
  fr: () => import("./wizard-template/fr.ts"),
  es: () => import("./wizard-template/es.ts"),
  it: () => import("./wizard-template/it.ts"),
  ar: () => import("./wizard-template/ar.ts"),
  ja: () => import("./wizard-template/ja.ts"),
});
