import { defineOwnerArea } from "../language/area.ts";
import type { Translate } from "../language/message.ts";
import type english from "./account-frame/en.ts";

export type AccountFrameText = Translate<typeof english>;

/** What stands around the pages of an account: its menu, its search, and a note above an example. */
export const accountFrame = defineOwnerArea({
  en: () => import("./account-frame/en.ts"),
  de: () => import("./account-frame/de.ts"),
  fr: () => import("./account-frame/fr.ts"),
  es: () => import("./account-frame/es.ts"),
  it: () => import("./account-frame/it.ts"),
  ar: () => import("./account-frame/ar.ts"),
  ja: () => import("./account-frame/ja.ts"),
});
