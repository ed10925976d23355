import { defineOwnerArea } from "../language/area.ts";

/** The card beside its form, while it is typed. */
export const wizardPreviewTexts = defineOwnerArea({
  en: () => import("./wizard-preview/en.ts"),
  de: () => import("./wizard-preview/de.ts"),
  fr: () => import("./wizard-preview/fr.ts"),
  es: () => import("./wizard-preview/es.ts"),
  it: () => import("./wizard-preview/it.ts"),
  ar: () => import("./wizard-preview/ar.ts"),
  ja: () => import("./wizard-preview/ja.ts"),
});
