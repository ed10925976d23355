import { defineTexts } from "../language/texts.ts";
import arabic from "./report-mail/ar.ts";
import bengali from "./report-mail/bn.ts";
import czech from "./report-mail/cs.ts";
import german from "./report-mail/de.ts";
import greek from "./report-mail/el.ts";
import english from "./report-mail/en.ts";
import spanish from "./report-mail/es.ts";
import persian from "./report-mail/fa.ts";
import french from "./report-mail/fr.ts";
import hebrew from "./report-mail/he.ts";
import hindi from "./report-mail/hi.ts";
import indonesian from "./report-mail/id.ts";
import italian from "./report-mail/it.ts";
import japanese from "./report-mail/ja.ts";
import korean from "./report-mail/ko.ts";
import dutch from "./report-mail/nl.ts";
import polish from "./report-mail/pl.ts";
import portuguese from "./report-mail/pt.ts";
import swedish from "./report-mail/sv.ts";
import thai from "./report-mail/th.ts";
import turkish from "./report-mail/tr.ts";
import ukrainian from "./report-mail/uk.ts";
import vietnamese from "./report-mail/vi.ts";
import simplifiedChinese from "./report-mail/zh-Hans.ts";
import traditionalChinese from "./report-mail/zh-Hant.ts";

/** What somebody who reported a card is answered. */
export const reportMail = defineTexts({
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
