import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  pageTitle: "メンバー",
  breadcrumb: "パンくずリスト",
  people: "メンバー",
  loading: "メンバーを読み込んでいます…",
  notLoaded: "このメンバーを読み込めませんでした。",
  notInTeam: "この人はチームにいません",
  notInTeamText: "退出したか、外されたか、招待が取り消されました。",
  allPeople: "すべてのメンバー",

  role: "役割",
  template: "テンプレート",
  hereSince: "参加日",
  invitedOn: "招待日",
  linkUntil: "リンクの期限",
  linkEnded: "リンク終了",
  ownThings: "本人の名刺、連絡先、お気に入り",
  notShown: "表示されません",

  teamCard: "チーム名刺",
  openCard: "名刺 {address} を開く",
  cardNotLoaded: "名刺を読み込めませんでした。",
  name: "名前",
  jobTitle: "肩書き",
  company: "会社名",
  bio: "自己紹介",
  notFilled: "未入力",
  same: "全員共通",
  correct: "修正：{field}",
  corrected: "修正しました。{name}さんにメールでお知らせします。",
  correctedInvited: "修正しました。",
  notCorrected: "保存できませんでした。もう一度お試しください。",
  done: "管理者による操作",
  actions: "操作",
  correctNote: "チーム名刺の内容を修正できます。{name}さんにメールでお知らせし、履歴に残ります。",
} satisfies TranslationOf<typeof english>;
