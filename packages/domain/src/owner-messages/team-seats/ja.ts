import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  priceByMonth: { other: "{count}人追加。今日から月額{price}、今回のお支払いは{now}です。" },
  priceByYear: { other: "{count}人追加。今日から年額{price}、今回のお支払いは{now}です。" },
  now: { other: "現在、{count}人" },
  fromToday: { other: "今日から、{count}人" },
  aMonth: "月額{price}",
  aYear: "年額{price}",
  chargedToday: "今日のお支払い",
  nextPayment: "{day}から全額のお支払いになります。",
  pay: "{price} を支払って招待",
  paying: "支払っています…",

  noRoom: { other: "チームで名刺を持てるのは、あと{count}人です。" },
  askOwner: "人数を増やす支払いは、チームのオーナーができます。それまでは人数を減らして招待してください。",
  planNeeded: { other: "名刺を持つ人は{free}人まで無料です。{count}人にはプランが必要です。" },
  choosePlan: "お支払い方法",
  monthly: "月払い",
  yearly: "年払い",
  toPayment: "支払いに進む",
  listKept: "リストは保存されます。お支払いの後、もう一度「メンバーを招待」を開いてください。",
  chooseFileAgain: "お支払いの後、もう一度ファイルを選んでください。",
  priceFailed: "料金を読み込めません。",
} satisfies TranslationOf<typeof english>;
