import { defineOwnerArea } from "../language/area.ts";
import type { Translate } from "../language/message.ts";
import type english from "./first-steps/en.ts";

export type FirstStepsText = Translate<typeof english>;

/** The first steps of somebody who has just signed up, below their cards. */
export const firstSteps = defineOwnerArea({
  en: () => import("./first-steps/en.ts"),
  de: () => import("./first-steps/de.ts"),
  fr: () => import("./first-steps/fr.ts"),
  es: () => import("./first-steps/es.ts"),
  it: () => import("./first-steps/it.ts"),
  ar: () => import("./first-steps/ar.ts"),
  ja: () => import("./first-steps/ja.ts"),
});
