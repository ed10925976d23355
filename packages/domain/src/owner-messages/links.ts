import { defineOwnerArea } from "../language/area.ts";
import type { Translate } from "../language/message.ts";
import type english from "./links/en.ts";

export type LinksText = Translate<typeof english>;

/** The page on which a card’s links are made and counted. */
export const linksPage = defineOwnerArea({
  en: () => import("./links/en.ts"),
  de: () => import("./links/de.ts"),
  fr: () => import("./links/fr.ts"),
  es: () => import("./links/es.ts"),
  it: () => import("./links/it.ts"),
  ar: () => import("./links/ar.ts"),
  ja: () => import("./links/ja.ts"),
});
