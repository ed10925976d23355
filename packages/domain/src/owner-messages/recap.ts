import { defineOwnerArea } from "../language/area.ts";
import type { Translate } from "../language/message.ts";
import type english from "./recap/en.ts";

export type RecapText = Translate<typeof english>;

/** What happened since an owner was last on the dashboard. */
export const recapTexts = defineOwnerArea({
  en: () => import("./recap/en.ts"),
  de: () => import("./recap/de.ts"),
  fr: () => import("./recap/fr.ts"),
  es: () => import("./recap/es.ts"),
  it: () => import("./recap/it.ts"),
  ar: () => import("./recap/ar.ts"),
  ja: () => import("./recap/ja.ts"),
});
