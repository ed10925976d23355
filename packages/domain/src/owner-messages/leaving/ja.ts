import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  leave: "退会",
  leaveLead: "名刺はすぐに非公開になります。7日後にすべて削除されますが、それまでは元に戻せます。",
  leaveBrand: "{brand}を退会",
  leaveQuestion: "{brand}を退会しますか？",
  notLoaded: "詳細を読み込めませんでした。",
  nothingChanged: "何も変更されていません。もう一度お試しください。",
  whatHappens: "退会するとどうなるか",
  cardsOffline: { other: "名刺{count}枚がすぐに非公開になります" },
  cardsReserved: { other: "{names}は90日間、ほかの人は取得できません。" },
  planCancelled: "先にプランが解約されます",
  planCancelledText: "今後の請求はありません。請求書は、法律に従って決済サービスで保管されます。",
  signedOut: { other: "端末{count}台からログアウトします" },
  deletedOn: "{day}にすべて削除されます",
  deletedText: "名刺、画像、お気に入りなど、アカウントのすべてが対象です。",
  untilThen: "それまでは、ログインすればすべて元に戻せます。<copy>先にコピーを作成</copy>",
  stay: "退会しない",
  leavingNow: "退会手続き中…",
  youHaveLeft: "退会しました。{day}にすべて削除されます。",

  closingTitle: "アカウントは退会手続き中です",
  logOut: "ログアウト",
  daysLeft: { other: "{count}日" },
  closingText:
    "{leftOn}に退会しました。名刺は非公開になり、リンクはほかの人が取得できないようになっています。{until}までは、すべて元に戻せます。",
  closingNote: "有料プランは解約されたままです。アカウントを元に戻したあと、もう一度選べます。",
  restoreAccount: "アカウントを元に戻す",
  oneMoment: "お待ちください…",
  cameBack: "すべて元に戻りました。",
  comeBackFailed: "うまくいきませんでした。もう一度お試しください。",
  leaveFailed: "退会できませんでした。もう一度お試しください。",

  lastOwner: "あなたは {team} の最後のオーナーです",
  handOver: "ほかの人をオーナーにするか、チームを削除してください。その後、退会できます。",
  chooseOwner: "オーナーを選ぶ",
  deleteTeam: "チームを削除",
} satisfies TranslationOf<typeof english>;
