import { defineOwnerArea } from "../language/area.ts";
import type { Translate } from "../language/message.ts";
import english from "./wizard/en.ts";

export type WizardText = Translate<typeof english>;

/** Frame, steps and saving of the page on which a card is made or edited. */
export const wizardTexts = defineOwnerArea({ en: english });
