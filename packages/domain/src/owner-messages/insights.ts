import { defineOwnerArea } from "../language/area.ts";
import type { Translate } from "../language/message.ts";
import english from "./insights/en.ts";

export type InsightWords = Translate<typeof english>;

/** How often an owner’s cards were visited, and what visitors did. */
export const insightTexts = defineOwnerArea({ en: english });
