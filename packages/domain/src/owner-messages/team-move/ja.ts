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
  moveThem: "移す",
  moveToTemplate: "テンプレートを移す",
  withoutCard: "まだチームの名刺を持つ人がいません。",
} satisfies TranslationOf<typeof english>;
