import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  oneSideIn: "この名刺は片面（<language>{language}</language>）です",
  whatItTakes:
    "裏面には、名前、肩書き、会社名、プロフィール、ラベルを別の言語で入れます。写真、ロゴ、カラー、連絡手段は両面で共通です。",
  addSide: "裏面を追加",
  removeSide: "この面を削除",
  sideRemoved: "裏面を削除しました。",

  cardLanguage: "名刺の言語",
  firstSideIn: "表面の言語",
  secondSideIn: "裏面の言語",
  name: "名前",
  role: "肩書き",
  company: "会社名",
  address: "住所<aside>（表記が異なる場合のみ）</aside>",
  readingOnFirst: "名前の読み方<aside>（表面）</aside>",
  readingOnSecond: "名前の読み方<aside>（裏面）</aside>",
  readingHint:
    "読みどおりに、かな、ピンイン、ローマ字などで入力します。名前の上に表示され、スマホの連絡先もこの読みで並びます。",
  labelFor: "{channel}のラベル",
  onFirstSide: "表面",
  namesHint:
    "姓と名が入れ替わることはありません。「Aoi Morita」でも「Morita Aoi」でも、読んでほしい順に入力してください。",
  seeContactFile: "連絡先ファイルを見る",
} satisfies TranslationOf<typeof english>;
