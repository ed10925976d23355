import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  photo: "写真",
  logo: "ロゴ",
  color: "色",
  companyname: "会社名",
  occupation: "肩書き",
  bio: "自己紹介",
  channelOrder: "連絡手段の並び順",
  exchange: "連絡先の共有",
  indexable: "検索エンジン",
  same: "全員共通",
  own: "各自で入力",
  sameValue: "全員共通、{value}",
  notUsed: "使わない",
  leftEmpty: "空欄",
  anyEnding: "末尾は自由",
  mustEndWith: "末尾は {ending}",
  noPhoto: "写真なし",
  noLogo: "ロゴなし",
  aLogo: "ロゴ",
  anotherLogo: "別のロゴ",
  anOrder: "すべての名刺で同じ並び順",
  anotherOrder: "別の並び順",
  on: "オン",
  off: "オフ",
  becomes: "変更後",
  cards: {
    other: "{count}枚",
  },
  people: {
    other: "{count}人",
  },
  doesNotFit: "{name}: {value} の末尾が {ending} ではありません。",
  moreDoNotFit: {
    other: "ほかに{count}件が合いません。",
  },
  notShown: {
    other: "変更されるまで表示されません。",
  },
} satisfies TranslationOf<typeof english>;
