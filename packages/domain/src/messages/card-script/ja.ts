import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  messages: "お知らせ",
  close: "閉じる",
  saveToFavourites: "お気に入りに追加",
  savedToFavourites: "お気に入りに追加済み",
  favouriteAdded: "{name}さんの名刺をお気に入りに追加しました。",
  favouriteRemoved: "{name}さんの名刺をお気に入りから外しました。",
  addFailed: "お気に入りに追加できませんでした。",
  removeFailed: "お気に入りから外せませんでした。",
  favouritesFull: "お気に入りは500件までです。追加するには、どれか1件を外してください。",
  editCard: "この名刺を編集",
  goToDashboard: "名刺一覧へ",
  contactDownloaded: "連絡先をダウンロードしました。ファイルを開くと、連絡先に保存できます。",
  contactFailed: "連絡先をダウンロードできませんでした。もう一度お試しください。",
  letThemKnow: "{name}さんに自己紹介しましょう",
  copied: "コピー済み",
  copyValueFailed: "コピーできませんでした。テキストを選択してコピーしてください。",
  linkCopied: "リンクをコピーしました",
  linkCopiedFor: "リンクをコピーしました。{place}に貼り付けてください。",
  copyFailed: "コピーできませんでした。リンクを選択してコピーしてください。",
  shareFailed: "共有できませんでした。下にある別の方法をお試しください。",
  qrDownloadFailed: "QRコードをダウンロードできませんでした。",
} satisfies TranslationOf<typeof english>;
