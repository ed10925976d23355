import { defineOwnerArea } from "../language/area.ts";
import type { Translate } from "../language/message.ts";
import english from "./account-settings/en.ts";

export type AccountSettingsWords = Translate<typeof english>;

/** The settings of an account. */
export const accountSettingsTexts = defineOwnerArea({ en: english });
