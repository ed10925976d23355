import { defineOwnerArea } from "../language/area.ts";
import type { Translate } from "../language/message.ts";
import type english from "./wizard/en.ts";

export type WizardText = Translate<typeof english>;

/** Frame, steps and saving of the page on which a card is made or edited. */
export const wizardTexts = defineOwnerArea({
  en: () => import("./wizard/en.ts"),
  de: () => import("./wizard/de.ts"),
  fr: () => import("./wizard/fr.ts"),
  es: () => import("./wizard/es.ts"),
  it: () => import("./wizard/it.ts"),
  ar: () => import("./wizard/ar.ts"),
  ja: () => import("./wizard/ja.ts"),
});
