import { defineTexts } from "../language/texts.ts";
import german from "./offline/de.ts";
import english from "./offline/en.ts";

/** Of saved cards, and of what stands in for a page that cannot be had. Nothing can be loaded then. */
export const offline = defineTexts({ en: english, de: german });

export type OfflineTexts = ReturnType<typeof offline.translate>;
