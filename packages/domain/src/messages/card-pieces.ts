import { defineTexts } from "../language/texts.ts";
import arabic from "./card-pieces/ar.ts";
import bengali from "./card-pieces/bn.ts";
import czech from "./card-pieces/cs.ts";
import german from "./card-pieces/de.ts";
import greek from "./card-pieces/el.ts";
import english from "./card-pieces/en.ts";
import spanish from "./card-pieces/es.ts";
import persian from "./card-pieces/fa.ts";
import french from "./card-pieces/fr.ts";
import hebrew from "./card-pieces/he.ts";
import hindi from "./card-pieces/hi.ts";
import indonesian from "./card-pieces/id.ts";
import italian from "./card-pieces/it.ts";
import japanese from "./card-pieces/ja.ts";
import korean from "./card-pieces/ko.ts";
import dutch from "./card-pieces/nl.ts";
import polish from "./card-pieces/pl.ts";
import portuguese from "./card-pieces/pt.ts";
import swedish from "./card-pieces/sv.ts";
import thai from "./card-pieces/th.ts";
import turkish from "./card-pieces/tr.ts";
import ukrainian from "./card-pieces/uk.ts";
import vietnamese from "./card-pieces/vi.ts";
import simplifiedChinese from "./card-pieces/zh-Hans.ts";
import traditionalChinese from "./card-pieces/zh-Hant.ts";

/** In what owners hand out and others read: passes of wallets, and the card in one file. */
export const cardPieces = defineTexts({
  id: indonesian,
  cs: czech,
  de: german,
  en: english,
  es: spanish,
  fr: french,
  it: italian,
  nl: dutch,
  pl: polish,
  pt: portuguese,
  sv: swedish,
  vi: vietnamese,
  tr: turkish,
  el: greek,
  uk: ukrainian,
  he: hebrew,
  ar: arabic,
  fa: persian,
  hi: hindi,
  bn: bengali,
  th: thai,
  ja: japanese,
  ko: korean,
  "zh-Hans": simplifiedChinese,
  "zh-Hant": traditionalChinese,
});
