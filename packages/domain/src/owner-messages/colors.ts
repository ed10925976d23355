import { defineOwnerArea } from "../language/area.ts";
import type { Translate } from "../language/message.ts";
import type english from "./colors/en.ts";

export type ColorNames = Translate<typeof english>;

/** What the colours of cards are called. */
export const colorNames = defineOwnerArea({
  en: () => import("./colors/en.ts"),
  de: () => import("./colors/de.ts"),
  fr: () => import("./colors/fr.ts"),
  es: () => import("./colors/es.ts"),
  it: () => import("./colors/it.ts"),
  ar: () => import("./colors/ar.ts"),
  ja: () => import("./colors/ja.ts"),
});
