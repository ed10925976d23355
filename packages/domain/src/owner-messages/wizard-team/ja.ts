import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  setBy: "{team} が設定",
  leftEmpty: "空欄",
  noPhoto: "写真なし",
  noLogo: "ロゴなし",
  on: "オン",
  off: "オフ",
  allSet: "{team} がすべての名刺に共通で設定しています。",
  someSet: "鍵マークの項目は {team} が設定しています。その他は自由に編集できます。",
  notOnCards: "{team} の名刺では使いません: {channels}",
} satisfies TranslationOf<typeof english>;
