import { defineOwnerArea } from "../language/area.ts";
import type { Translate } from "../language/message.ts";
import type english from "./plans/en.ts";

export type PlansText = Translate<typeof english>;

/** The plans: what they are called, cost and contain. */
export const plansTexts = defineOwnerArea({
  en: () => import("./plans/en.ts"),
  de: () => import("./plans/de.ts"),
  fr: () => import("./plans/fr.ts"),
  es: () => import("./plans/es.ts"),
  it: () => import("./plans/it.ts"),
  ar: () => import("./plans/ar.ts"),
  ja: () => import("./plans/ja.ts"),
});
