import { defineOwnerArea } from "../language/area.ts";
import type { Translate } from "../language/message.ts";
import type english from "./wizard-sides/en.ts";

export type WizardSidesText = Translate<typeof english>;

/** The step for a card’s side in a second language. */
export const wizardSides = defineOwnerArea({
  en: () => import("./wizard-sides/en.ts"),
  de: () => import("./wizard-sides/de.ts"),
  fr: () => import("./wizard-sides/fr.ts"),
  es: () => import("./wizard-sides/es.ts"),
  it: () => import("./wizard-sides/it.ts"),
  ar: () => import("./wizard-sides/ar.ts"),
  ja: () => import("./wizard-sides/ja.ts"),
});
