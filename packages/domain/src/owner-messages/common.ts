import { defineOwnerArea } from "../language/area.ts";
import type { Translate } from "../language/message.ts";
import type english from "./common/en.ts";

export type CommonText = Translate<typeof english>;

/** Words that many pages share, mostly on buttons. */
export const commonTexts = defineOwnerArea({
  en: () => import("./common/en.ts"),
  de: () => import("./common/de.ts"),
  fr: () => import("./common/fr.ts"),
  es: () => import("./common/es.ts"),
  it: () => import("./common/it.ts"),
  ar: () => import("./common/ar.ts"),
  ja: () => import("./common/ja.ts"),
});
