import { defineOwnerArea } from "../language/area.ts";
import type { Translate } from "../language/message.ts";
import type english from "./wizard-import/en.ts";

export type WizardImportText = Translate<typeof english>;

/** The page that shows what a contact file gives for a new card. */
export const wizardImport = defineOwnerArea({
  en: () => import("./wizard-import/en.ts"),
  de: () => import("./wizard-import/de.ts"),
  fr: () => import("./wizard-import/fr.ts"),
  es: () => import("./wizard-import/es.ts"),
  it: () => import("./wizard-import/it.ts"),
  ar: () => import("./wizard-import/ar.ts"),
  ja: () => import("./wizard-import/ja.ts"),
});
