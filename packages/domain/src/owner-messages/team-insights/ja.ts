import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  team: "チーム、{team}",
  allCardsOf: "{team}のすべての名刺",
  cardsAndRange: { other: "{team}の名刺{count}枚、{from}〜{to}" },
  noCards: "{team}の名刺はまだありません",
  noCardsText: "メンバーを招待すると、名刺はすぐに使えるようになり、訪問がここに表示されます。",
  invitePeople: "メンバーを招待",
  notOpened: "{team}の名刺はまだ誰にも開かれていません",
  notOpenedText: "閲覧、保存、タップは1分以内にここに表示されます。チームのメンバーの訪問は集計されません。",

  byPerson: "人別",
  byTemplate: "テンプレート別",
  byLink: "リンク別",
  peopleAsTable: "人別を表で見る",
  peopleAsChart: "人別をグラフで見る",
  person: "名前",
  savesOf: { other: "保存<number>{count}</number>回" },
  detailsOf: { other: "連絡先<number>{count}</number>件" },
  mostSeen: "閲覧数の多い{shown}人です。CSVには全員が含まれます。",
  peopleOf: { other: "{count}人" },
  linkOnCards: { other: "{path}、名刺{count}枚" },
  linkUntil: { other: "{path}、名刺{count}枚、{day}まで" },
  noLinks: "この期間にチームのリンクから来た人はいません。",
  allLinks: "全員の名刺用のリンク",

  privacy:
    "Cookieを使わずに集計しています。チームのメンバーの訪問、ボット、集計を望まない人は含まれません。訪問者が誰だったかは誰にもわからず、翌日には同じ訪問者かどうかも見分けられません。<counted>集計する内容</counted>",
} satisfies TranslationOf<typeof english>;
