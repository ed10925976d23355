import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "アクティビティ",
  lead: "オーナーと管理者が過去12か月に行った操作です。閲覧のみで、変更はできません。",
  find: "検索",
  findHint: "人、テンプレート、操作",
  downloadCsv: "CSVでダウンロード",
  loading: "アクティビティを読み込んでいます...",
  notLoaded: "アクティビティを読み込めませんでした",
  notRefreshed: "アクティビティを更新できませんでした",
  nothingYet: "過去12か月に行われた操作はありません。",
  nothingFound: "「{find}」は見つかりませんでした",
  showAll: "すべて表示",
  found: {
    other: "{count}件見つかりました",
  },
  people: {
    other: "{count}人",
  },
  isOwner: "{name}（現在はオーナー）",
  isAdmin: "{name}（現在は管理者）",
  isMember: "{name}（現在はメンバー）",
  wasOwner: "以前はオーナー",
  wasAdmin: "以前は管理者",
  wasMember: "以前はメンバー",
  cards: { other: "{count}枚の名刺" },
  somebodyGone: "削除されたアカウント",
  range: "{total}件中 {from}〜{to}件",
  older: "以前の操作",
  newer: "新しい操作",
} satisfies TranslationOf<typeof english>;
