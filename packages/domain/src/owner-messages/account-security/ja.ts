import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "セキュリティ",
  lead: "ログインの方法と、ログイン中の端末。",

  changePassword: "パスワードを変更",
  changePasswordLead: "この端末ではログインしたままです。ほかの端末からはすべてログアウトします。",
  chooseLonger: "もっと長いパスワードにすると、コードなしでログインできます。",
  oldPassword: "現在のパスワード",
  confirmNewPassword: "新しいパスワード（確認）",
  changing: "変更中…",

  passkeys: "パスキー",
  passkeysLead: "指紋、顔、セキュリティキーでログインできます。パスワードもコードも不要です。",
  wasReset: "パスワードが再設定されました。",
  keepOrRemove: "パスキーを残すか削除するか選んでください",
  passkeysNotLoaded: "パスキーを読み込めませんでした。",
  stillSignIn: "パスキーでのログインは引き続き可能です。",
  noPasskey: "パスキーはまだありません",
  noPasskeyText: "10秒ほどで追加できます。パスワードも引き続き使えます。",
  notSupported: "このブラウザはパスキーに対応していません。別のブラウザをお試しください。",
  renameNamed: "{name}の名前を変更",
  removeNamed: "{name}を削除",
  offSinceReset: "パスワードの再設定後、無効になっています。",
  addedAndUsed: "{day}に追加。最終使用：{when}",
  addedNotUsed: "{day}に追加。未使用",

  addPasskey: "パスキーを追加",
  confirmIdentity: "本人確認",
  confirmIdentityText: "パスキーがあればアカウントに入れるため、先にパスワードを入力してください。",
  deviceAsks: "端末の画面を確認してください",
  deviceAsksText:
    "センサーに触れる、カメラを見る、またはセキュリティキーを押してください。この画面は開いたままにしてください。",
  didNotWork: "うまくいきませんでした",
  passkeyName: "パスキーの名前",
  passkeyNameHint: "一覧で見分けやすくなります。",
  phoneOf: "{name}さんのスマホ",
  computerOf: "{name}さんのパソコン",
  renamePasskey: "パスキーの名前を変更",

  removeQuestion: "{name}を削除しますか？",
  removeOnly:
    "このパスキーではログインできなくなります。端末からも削除してください。パスワードでは引き続きログインできます。",
  removeOneOf: {
    other:
      "このパスキーではログインできなくなります。端末からも削除してください。パスワードと、ほかのパスキー{count}件では引き続きログインできます。",
  },
  removing: "削除中…",
  keepIt: "残す",

  reviewLead:
    "パスワードは新しくなりましたが、パスキーがあればパスワードなしでアカウントに入れます。自分で追加したものだけを残してください。",
  nothingChanged: "何も変更されていません。もう一度お試しください。",
  allDone: "完了しました",
  noneToReview: "確認が必要なパスキーはありません。",
  goToCards: "自分の名刺へ",
  toReview: "確認が必要なパスキー",
  reviewUsed: "{day}に追加。最終使用：{when}。",
  reviewNotUsed: "{day}に追加。未使用。",
  openLink: "有効にするには、メールのリンクを開いてください。",
  offUntilKept:
    "新しいパスワードの設定前30日以内に追加されたため、無効になっています。「残す」を選ぶと、有効にするリンクをメールでお送りします。",
  keep: "残す",
  keepNamed: "{name}を残す",
  keeping: "処理中…",
  sendAgain: "メールを再送",
  sendAgainNamed: "{name}のメールを再送",

  whereSignedIn: "ログイン中の端末",
  devicesLead: "見覚えのない端末があれば、ログアウトさせて、パスワードを変更してください。",
  devices: "端末",
  devicesNotLoaded: "端末を読み込めませんでした。",
  devicesStay: "ログインの状態は変わりません。",
  thisDevice: "この端末",
  signOut: "ログアウト",
  signOutNamed: "{device}をログアウト",
  signedOut: "{device}をログアウトしました。",
  activeNow: "{place}、現在使用中",
  lastSeen: "{place}、最終アクセス：{when}",
  unknownPlace: "場所不明",
  signOutOthers: "ほかの端末をすべてログアウト",
  signingOut: "ログアウト中…",

  companySignIn: "会社のアカウントでのログイン",
  companyLead: "会社がご本人であることを確認します。",
  companySince: "{day}に連携しました。",
  companyNoPassword: "パスワードは設定されていません。設定の必要もありません。",
} satisfies TranslationOf<typeof english>;
