import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  accountLeaving: "アカウントは閉鎖手続き中です。先に復元してください。",
  checkField: "この項目をご確認ください。",
  checkingPerson: "人が操作しているか確認しています。数秒お待ちください。",
  checkInput: "入力内容をご確認ください。",
  fileTakesTooMuch: "ファイルの読み込みに時間がかかりすぎています。分割するか、もう一度書き出してください。",
  forbidden: "許可されていません",
  networkError: "接続できませんでした。もう一度お試しください。",
  notFound: "お探しのものが見つかりませんでした。",
  onlyJson: "リクエストは application/json で送信してください。",
  onlyZip: "ZIPファイルを送信してください。",
  sent: "送信しました",
  signInFirst: "続けるにはログインしてください。",
  tooLarge: "サイズが大きすぎます。",
  tooBusy: "ただいま混み合っています。少し待ってからもう一度お試しください。",
  unexpected: "問題が発生しました。時間をおいてもう一度お試しください。",
  tooManyAttempts: {
    other: "試行回数が多すぎます。{seconds}秒後にもう一度お試しください。",
  },
} satisfies TranslationOf<typeof english>;
