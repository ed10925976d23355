import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "全員の名刺用のリンク",
  lead: {
    other: "{count}枚の名刺それぞれに追加されるアドレスです。例：{path}",
  },
  whatFor:
    "展示会やイベント用に作りましょう。メンバーはそれぞれ自分のアドレスを渡し、そこから何人来たかが全体でも人別でもわかります。",
  name: "名前",
  onCards: { other: "{path}、名刺{count}枚" },
  theyLeadToCards: "通常の名刺につながります",
  lastDayHint: "この日を過ぎると、アドレスは通常の名刺につながります。期限がない場合は空欄にしてください。",
  made: { other: "{path}が名刺{count}枚で使えます。" },

  copyAll: "すべてコピー",
  copyAllOf: "{name}のアドレスをすべてコピー",
  copied: { other: "アドレスを{count}件コピーしました。" },
  notCopied: "アドレスをコピーできませんでした。もう一度お試しください。",
  byPerson: "人別",
  byPersonOf: "{name}、人別",

  notLoaded: "このリンクを読み込めませんでした。",
  person: "名前とアドレス",
  nobody: "チームにはまだ名刺がありません。",
  showMore: { other: "さらに{count}件表示" },
} satisfies TranslationOf<typeof english>;
