import { defineArea } from "../language/area.ts";
import type { Translate } from "../language/message.ts";
import type english from "./public-card/en.ts";

export type PublicCardText = Translate<typeof english>;

/** The page of a card, and the card wherever it is drawn. */
export const publicCard = defineArea({
  en: () => import("./public-card/en.ts"),
  id: () => import("./public-card/id.ts"),
  cs: () => import("./public-card/cs.ts"),
  de: () => import("./public-card/de.ts"),
  es: () => import("./public-card/es.ts"),
  fr: () => import("./public-card/fr.ts"),
  it: () => import("./public-card/it.ts"),
  nl: () => import("./public-card/nl.ts"),
  pl: () => import("./public-card/pl.ts"),
  pt: () => import("./public-card/pt.ts"),
  sv: () => import("./public-card/sv.ts"),
  vi: () => import("./public-card/vi.ts"),
  tr: () => import("./public-card/tr.ts"),
  el: () => import("./public-card/el.ts"),
  uk: () => import("./public-card/uk.ts"),
  he: () => import("./public-card/he.ts"),
  ar: () => import("./public-card/ar.ts"),
  fa: () => import("./public-card/fa.ts"),
  hi: () => import("./public-card/hi.ts"),
  bn: () => import("./public-card/bn.ts"),
  th: () => import("./public-card/th.ts"),
  ja: () => import("./public-card/ja.ts"),
  ko: () => import("./public-card/ko.ts"),
  "zh-Hans": () => import("./public-card/zh-Hans.ts"),
  "zh-Hant": () => import("./public-card/zh-Hant.ts"),
});
