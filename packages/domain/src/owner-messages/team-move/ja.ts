import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: {
    other: "{count}人を移す",
  },
  allIn: "{names}（全員 {template}）",
  oneIn: "{names}（{template}）",
  others: {
    other: "ほか{count}人",
  },
  moveTo: "移す先",
  whatWillChange: "変わる内容",
  looking: "変わる内容を確認しています...",
  notLooked: "変わる内容を確認できませんでした",
  stays: "変わらないもの",
  addresses: "名刺のアドレス",
  codesAndLinks: "コードとリンク",
  nothingChanges: "ほかに見た目が変わるものはありません。",
  onCards: {
    other: "{count}枚の名刺",
  },
  move: {
    other: "{count}人を移す",
  },
  moving: "移しています...",
  moved: {
    other: "{count}人を {template} に移しました。",
  },
  movedBack: {
    other: "{count}人を元に戻しました。",
  },
  failed: "誰も移されていません。もう一度お試しください。",
  backFailed: "全員を元に戻せませんでした。メンバーのページで確認してください。",
  withoutCard: "まだチームの名刺を持つ人がいません。",
  choose: "{template} に移すメンバー",
  find: "検索",
  findHint: "名前、メール、アドレス",
  peopleLoading: "メンバーを読み込んでいます...",
  peopleNotLoaded: "メンバーを読み込めませんでした",
  nobodyFound: "「{find}」に一致する人はいません",
  nobodyElse: "全員がすでにこのテンプレートです。",
  showsFirst: "最初の{count}人を表示しています。ほかの人は検索してください。",
  next: {
    other: "次へ（{count}人）",
  },
  chooseFirst: "メンバーを選択",
} satisfies TranslationOf<typeof english>;
