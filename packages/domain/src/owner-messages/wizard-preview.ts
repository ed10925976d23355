import { defineOwnerArea } from "../language/area.ts";

/** The card beside its form, while it is typed. */
export const wizardPreviewTexts = defineOwnerArea({
  en: () => import("./wizard-preview/en.ts"),
  de: () => import("./wizard-preview/de.ts"),
});
