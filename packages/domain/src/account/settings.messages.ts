import type english from "../answers/settings/en.ts";
import { defineReferences } from "../language/references.ts";

/** On the settings page, and of the calls behind it. */
export const SETTINGS_MESSAGES = defineReferences<typeof english>("settings");
