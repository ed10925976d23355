import { defineArea } from "../language/area.ts";
import { firstLanguage } from "../language/choose-language.ts";
import type { Translate } from "../language/message.ts";
import type english from "./card-hints/en.ts";

export type CardHintsText = Translate<typeof english>;

/** Short words on what owners hand out, in the language of the card: its printed back, its signature, the frame of its code. */
export const cardHints = defineArea({
  en: () => import("./card-hints/en.ts"),
  id: () => import("./card-hints/id.ts"),
  cs: () => import("./card-hints/cs.ts"),
  de: () => import("./card-hints/de.ts"),
  es: () => import("./card-hints/es.ts"),
  fr: () => import("./card-hints/fr.ts"),
  it: () => import("./card-hints/it.ts"),
  nl: () => import("./card-hints/nl.ts"),
  pl: () => import("./card-hints/pl.ts"),
  pt: () => import("./card-hints/pt.ts"),
  sv: () => import("./card-hints/sv.ts"),
  vi: () => import("./card-hints/vi.ts"),
  tr: () => import("./card-hints/tr.ts"),
  el: () => import("./card-hints/el.ts"),
  uk: () => import("./card-hints/uk.ts"),
  he: () => import("./card-hints/he.ts"),
  ar: () => import("./card-hints/ar.ts"),
  fa: () => import("./card-hints/fa.ts"),
  hi: () => import("./card-hints/hi.ts"),
  bn: () => import("./card-hints/bn.ts"),
  th: () => import("./card-hints/th.ts"),
  ja: () => import("./card-hints/ja.ts"),
  ko: () => import("./card-hints/ko.ts"),
  "zh-Hans": () => import("./card-hints/zh-Hans.ts"),
  "zh-Hant": () => import("./card-hints/zh-Hant.ts"),
});

/** English for a card that says no language. */
export function cardHintsIn(language: string | undefined): Promise<CardHintsText> {
  return cardHints.load(firstLanguage([language]));
}
