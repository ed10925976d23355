import { defineTexts } from "../language/texts.ts";
import arabic from "./offline/ar.ts";
import bengali from "./offline/bn.ts";
import czech from "./offline/cs.ts";
import german from "./offline/de.ts";
import greek from "./offline/el.ts";
import english from "./offline/en.ts";
import spanish from "./offline/es.ts";
import persian from "./offline/fa.ts";
import french from "./offline/fr.ts";
import hebrew from "./offline/he.ts";
import hindi from "./offline/hi.ts";
import indonesian from "./offline/id.ts";
import italian from "./offline/it.ts";
import japanese from "./offline/ja.ts";
import korean from "./offline/ko.ts";
import dutch from "./offline/nl.ts";
import polish from "./offline/pl.ts";
import portuguese from "./offline/pt.ts";
import swedish from "./offline/sv.ts";
import thai from "./offline/th.ts";
import turkish from "./offline/tr.ts";
import ukrainian from "./offline/uk.ts";
import vietnamese from "./offline/vi.ts";
import simplifiedChinese from "./offline/zh-Hans.ts";
import traditionalChinese from "./offline/zh-Hant.ts";

/** Of saved cards, and of what stands in for a page that cannot be had. Nothing can be loaded then. */
export const offline = defineTexts({
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

export type OfflineTexts = ReturnType<typeof offline.translate>;
