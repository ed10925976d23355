import { defineOwnerArea } from "../language/area.ts";
import type { Translate } from "../language/message.ts";
import type english from "./wizard-picture/en.ts";

export type WizardPictureKey = keyof typeof english;
export type WizardPictureWords = Translate<typeof english>;

/** How the photo and the logo of a card are chosen and cropped. */
export const wizardPictureTexts = defineOwnerArea({
  en: () => import("./wizard-picture/en.ts"),
  de: () => import("./wizard-picture/de.ts"),
  fr: () => import("./wizard-picture/fr.ts"),
  es: () => import("./wizard-picture/es.ts"),
  it: () => import("./wizard-picture/it.ts"),
  ar: () => import("./wizard-picture/ar.ts"),
  ja: () => import("./wizard-picture/ja.ts"),
});
