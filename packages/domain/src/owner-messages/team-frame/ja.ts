import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  team: "チーム",
  teamNamed: "{team}（チーム）",
  chooseTeam: "チーム：{team}",
  part: "チームのページ",
  overview: "概要",
  people: "メンバー",
  templates: "テンプレート",
  links: "リンク",
  activity: "履歴",
  billing: "お支払い",
  settings: "設定",

  loading: "チームを読み込んでいます…",
  notLoaded: "チームを読み込めませんでした。",
  notRefreshed: "チームを更新できませんでした。",
  nothingLost: "データは失われていません。もう一度お試しください。",

  noTeam: "チームに参加していません",
  noTeamLead: "チームでは全員の名刺のデザインがそろいます。共通の内容を決めると、残りは各自が入力します。",
  invitedInstead: "招待を受けましたか？メールのリンクを開くと、ここにチームが表示されます。",
  startTeam: "チームを作成",
  openTeam: "チームを開く",

  isDeleted: "{team} は削除されました",
  goneOn: "チームの名刺は使えなくなりました。{day}に完全に削除されます。それまでは復元できます。",
  restore: "チームを復元",
  restoring: "復元しています…",
  notRestored: "チームを復元できませんでした。もう一度お試しください。",
} satisfies TranslationOf<typeof english>;
