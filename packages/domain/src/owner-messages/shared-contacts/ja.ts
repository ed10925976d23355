import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  whose: "誰の連絡先か",
  mine: "自分",
  mineCounted: "自分 {count}件",
  shared: "共有 {count}件",
  sharedWith: "{team} {count}件",
  peopleShared: { other: "{team}と共有された{count}人" },
  export: "書き出す",
  since:
    "共有をオンにした{day}以降に、チームの名刺に残された連絡先です。それより前のものは各メンバーだけのものです。",
  isOff: "共有はオフです。オンの間にチームの名刺に残された連絡先は、ここに残ります。",
  withMember: "担当：{name}",
  onTheCard: "名刺から",
  nobody: "連絡先を残した人はまだいません",
  nobodyText: "今後、チームの名刺に連絡先を残した人がここに表示されます。",
  noneFound: "見つかりませんでした",
  showAll: { other: "{count}件すべて表示" },
  notLoaded: "共有された連絡先を読み込めませんでした。",

  title: "連絡先の共有",
  about:
    "訪問者がチームの名刺に残した連絡先は、そのメンバーのものです。オーナーと管理者も見られるようにできます。",
  share: "新しい連絡先をチームと共有",
  sharedSince: "{day}から。訪問者は送信前に確認できます。",
  staysTheirs:
    "それまでに残されたものは、メンバーだけのものです。個人の名刺がチームに見られることはありません。",
  notShared: "訪問者が残した連絡先は、各メンバーだけが見られます。",
  question: "新しい連絡先をチームと共有しますか？",
  fromNow: {
    other:
      "今後、{count}枚のチームの名刺に訪問者が残した連絡先は、そのメンバーとオーナー、管理者が見られます。",
  },
  visitorsRead: "訪問者は送信前に次の文を読みます",
  example: "クワメ",
  beforeStays: "これまでに残されたものは、メンバーだけのものです",
  personalStays: "個人の名刺がチームに見られることはありません",
  mails: { other: "{count}人のメンバー全員にメールでお知らせします" },
  shareNew: "新しいものを共有",
  sharing: "共有しています...",
  isShared: "新しい連絡先を共有します。メンバー全員にメールが届きます。",
  isNotShared: "新しい連絡先の共有をやめました。",
} satisfies TranslationOf<typeof english>;
