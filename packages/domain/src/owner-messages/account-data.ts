import { defineOwnerArea } from "../language/area.ts";
import type { Translate } from "../language/message.ts";
import type english from "./account-data/en.ts";

export type AccountDataWords = Translate<typeof english>;

/** The copy of everything in an account, and the import of such a copy. */
export const accountDataTexts = defineOwnerArea({
  en: () => import("./account-data/en.ts"),
  de: () => import("./account-data/de.ts"),
  fr: () => import("./account-data/fr.ts"),
  es: () => import("./account-data/es.ts"),
  it: () => import("./account-data/it.ts"),
  ar: () => import("./account-data/ar.ts"),
  ja: () => import("./account-data/ja.ts"),
});
