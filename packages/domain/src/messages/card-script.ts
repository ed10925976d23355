import { defineTexts } from "../language/texts.ts";
import arabic from "./card-script/ar.ts";
import bengali from "./card-script/bn.ts";
import czech from "./card-script/cs.ts";
import german from "./card-script/de.ts";
import greek from "./card-script/el.ts";
import english from "./card-script/en.ts";
import spanish from "./card-script/es.ts";
import persian from "./card-script/fa.ts";
import french from "./card-script/fr.ts";
import hebrew from "./card-script/he.ts";
import hindi from "./card-script/hi.ts";
import indonesian from "./card-script/id.ts";
import italian from "./card-script/it.ts";
import japanese from "./card-script/ja.ts";
import korean from "./card-script/ko.ts";
import dutch from "./card-script/nl.ts";
import polish from "./card-script/pl.ts";
import portuguese from "./card-script/pt.ts";
import swedish from "./card-script/sv.ts";
import thai from "./card-script/th.ts";
import turkish from "./card-script/tr.ts";
import ukrainian from "./card-script/uk.ts";
import vietnamese from "./card-script/vi.ts";
import simplifiedChinese from "./card-script/zh-Hans.ts";
import traditionalChinese from "./card-script/zh-Hant.ts";

/** What the script of a card's page says. They travel in the page, so that they are there offline, too. */
export const cardScript = defineTexts({
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

export type CardScriptTexts = ReturnType<typeof cardScript.textsOf>;
