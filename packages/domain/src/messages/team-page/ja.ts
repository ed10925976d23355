import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  people: { other: "{count}人" },
  foundOf: { other: "「{text}」に一致：{count}人中{found}人" },
  nameOrRole: "名前または肩書き",
  search: "検索",
  nobodyFound: "「{text}」に一致する人は見つかりませんでした",
  showAll: { other: "{count}人すべて表示" },
  previous: "前へ",
  next: "次へ",
  nobodyYet: "まだ誰も表示されていません。",
} satisfies TranslationOf<typeof english>;
