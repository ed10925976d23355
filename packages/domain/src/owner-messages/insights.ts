import { defineOwnerArea } from "../language/area.ts";
import type { Translate } from "../language/message.ts";
import type english from "./insights/en.ts";

export type InsightWords = Translate<typeof english>;

/** How often an owner’s cards were visited, and what visitors did. */
export const insightTexts = defineOwnerArea({
  en: () => import("./insights/en.ts"),
  de: () => import("./insights/de.ts"),
  fr: () => import("./insights/fr.ts"),
  es: () => import("./insights/es.ts"),
  it: () => import("./insights/it.ts"),
  ar: () => import("./insights/ar.ts"),
  ja: () => import("./insights/ja.ts"),
});
