import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  cancel: "キャンセル",
  close: "閉じる",
  save: "保存",
  add: "追加",
  edit: "編集",
  delete: "削除",
  remove: "削除",
  undo: "元に戻す",
  undoWithin: "元に戻す<left>、残り{seconds}秒</left>",
  copy: "コピー",
  tryAgain: "もう一度試す",
  continue: "続ける",
  getStarted: "はじめる",
  logOut: "ログアウト",

  loading: "読み込み中…",
  saving: "保存中…",
  sending: "送信中…",
  checking: "確認中…",
  waiting: "お待ちください…",
  trying: "再試行中…",

  earlierVersion: "以前の内容を表示しています。",
  nothingLost: "データは失われていません。",

  paused: "一時停止中",
  pausedSince: "{day}から一時停止中",

  linkCopied: "リンクをコピーしました",
  linkNotCopied: "リンクをコピーできませんでした。リンクはこちらです：{link}",
  youAreOffline: "オフラインです。接続してからもう一度お試しください。",
  formNeedsScript: "このフォームにはJavaScriptが必要です。ブラウザで有効にしてください。",
  pageNeedsScript: "このページにはJavaScriptが必要です。ブラウザで有効にしてください。",

  terms: "利用規約",
  privacy: "プライバシーポリシー",

  menu: "メニュー",
  openMenu: "メニューを開く",
  closeMenu: "メニューを閉じる",
  skipToContent: "本文へ移動",
  brandHome: "{brand}のトップページ",
  theme: "テーマ",
  light: "ライト",
  dark: "ダーク",
  system: "自動",
  messages: "お知らせ",

  optional: "（任意）",
  chooseOne: "選択してください",
  showPassword: "パスワードを表示",
  digitOf: "{length}桁中{place}桁目",
  move: "{name}を移動",
  moveUp: "{name}を上へ移動",
  moveDown: "{name}を下へ移動",
  twoSentences: "{first}{second}",
} satisfies TranslationOf<typeof english>;
