import { defineOwnerArea } from "../language/area.ts";
import type { Translate } from "../language/message.ts";
import type english from "./team-insights/en.ts";

export type TeamInsightWords = Translate<typeof english>;

/** How often the cards of a team were visited: beside the words of everybody's insights. */
export const teamInsightTexts = defineOwnerArea({
  en: () => import("./team-insights/en.ts"),
  de: () => import("./team-insights/de.ts"),
  fr: () => import("./team-insights/fr.ts"),
  es: () => import("./team-insights/es.ts"),
  it: () => import("./team-insights/it.ts"),
  ar: () => import("./team-insights/ar.ts"),
  ja: () => import("./team-insights/ja.ts"),
});
