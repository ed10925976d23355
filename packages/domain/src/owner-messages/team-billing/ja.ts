import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "人数とお支払い",
  withCard: { other: "名刺を持つ人は{count}人です。" },
  everythingIsOpen: "この環境ではすべての機能を、人数の制限なく使えます。お支払いはありません。",

  seats: "人数",
  ofPaid: { other: "/ お支払い済み {count}人分" },
  ofFree: { other: "/ 無料 {count}人分" },
  seatRule:
    "名刺を持つ人は、招待した時点から1人分になります。チームから外すと、その分は<day>{day}</day>までほかの人に使え、その後は請求されません。",
  seatRuleNoDay: "名刺を持つ人は、招待した時点から1人分になります。",
  freeRule: { other: "{count}人までは、無料プランの機能で無料です。" },
  invite: "人を招待",
  addSeats: "人数を追加",

  nextPayment: "次回のお支払い",
  peopleAt: { other: "{count}人 × {price}" },
  onDay: "<day>{day}</day>",
  yearlyWouldBe: "年払いの場合、1人 {price} です。",
  monthlyWouldBe: "月払いの場合、1人 {price} です。",
  changeToYearly: "年払いに変更",
  changeToMonthly: "月払いに変更",
  managePayment: "お支払いの管理",

  ending: "契約が終了すると、名刺は無料プランの機能で残り、人を追加できなくなります。",
  endedTitle: { other: "{count}枚の名刺は、無料プランの機能で引き続き使えます。" },
  endedText:
    "ロゴ、カラー、コード、プレミアムのチャンネルは、契約を再開するとすぐに戻ります。それまでは人を追加できません。",

  choose: "チーム全員でプレミアム",
  perMonth: "1人あたり月額 {price}",
  perYear: "1人あたり年額 {price}",
  payMonthly: "月払いにする（{price}）",
  payYearly: "年払いにする（{price}）",

  addTitle: "人数を追加",
  howMany: "何人分追加しますか？",
  numberInvalid: "1から5,000までの数を入力してください。",
  perMonthNow: { other: "{count}人追加で、本日から月額 {amount}、今回のお支払いは {now} です。" },
  perYearNow: { other: "{count}人追加で、本日から年額 {amount}、今回のお支払いは {now} です。" },
  pay: "{price} を支払う",
  findingPrice: "料金を確認しています…",
  showPrice: "料金を表示",
  paying: "支払い中…",
  roomFor: { other: "{count}人まで名刺を持てるようになりました。" },

  cancelTitle: "{team} の契約を解約しますか？",
  cancelUntil:
    "<day>{day}</day>まで使えます。その後、名刺は無料プランの機能で残り、人を追加できなくなります。お支払い済みの料金は返金されません。",
  cancelNoDay:
    "お支払い済みの期間の終わりまで使えます。その後、名刺は無料プランの機能で残り、人を追加できなくなります。お支払い済みの料金は返金されません。",
  notLoaded: "人数とお支払いを読み込めませんでした。",
} satisfies TranslationOf<typeof english>;
