import { defineOwnerArea } from "../language/area.ts";
import english from "./wizard-preview/en.ts";

/** The card beside its form, while it is typed. */
export const wizardPreviewTexts = defineOwnerArea({ en: english });
