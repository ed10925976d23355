import { defineOwnerArea } from "../language/area.ts";
import type { Translate } from "../language/message.ts";
import type english from "./wizard-steps/en.ts";

export type WizardStepKey = keyof typeof english;
export type WizardStepWords = Translate<typeof english>;

/** What one fills in on the steps of the card wizard, except pictures and the second side. */
export const wizardStepTexts = defineOwnerArea({
  en: () => import("./wizard-steps/en.ts"),
  de: () => import("./wizard-steps/de.ts"),
  fr: () => import("./wizard-steps/fr.ts"),
  es: () => import("./wizard-steps/es.ts"),
  it: () => import("./wizard-steps/it.ts"),
  ar: () => import("./wizard-steps/ar.ts"),
  ja: () => import("./wizard-steps/ja.ts"),
});
