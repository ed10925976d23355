import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "連絡先ファイル",
  lead: "「連絡先に追加」でスマホに保存される内容です。",
  leadTwoSides: "「連絡先に追加」でスマホに保存される内容です。両面が入り、表示中の面が先になります。",
  savedFrom: "保存する面",
  fromSide: "<language>{language}</language>の面",
  onPhone: "スマホでの表示",
  forPhones: "ほとんどのスマホ向け（3.0）",
  forPrograms: "4.0 を読み込めるソフト向け",
  sorted:
    "読み方を入力してあるため、スマホでは<name>{name}</name>が「<letter>{letter}</letter>」に並びます。",
  sortedNotAtEnd:
    "読み方を入力してあるため、スマホでは<name>{name}</name>が末尾ではなく「<letter>{letter}</letter>」に並びます。",
  notLoaded: "連絡先ファイルを読み込めませんでした。",
  loading: "連絡先ファイルを読み込み中",
} satisfies TranslationOf<typeof english>;
