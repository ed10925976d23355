import { defineOwnerArea } from "../language/area.ts";
import type { Translate } from "../language/message.ts";
import type english from "./recovery/en.ts";

export type RecoveryText = Translate<typeof english>;

/** The pages on which somebody who forgot their password chooses a new one. */
export const recoveryTexts = defineOwnerArea({
  en: () => import("./recovery/en.ts"),
  de: () => import("./recovery/de.ts"),
  fr: () => import("./recovery/fr.ts"),
  es: () => import("./recovery/es.ts"),
  it: () => import("./recovery/it.ts"),
  ar: () => import("./recovery/ar.ts"),
  ja: () => import("./recovery/ja.ts"),
});
