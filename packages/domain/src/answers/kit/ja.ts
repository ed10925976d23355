import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  captionTooLong: "30文字以内で入力してください。",
  walletNotConfigured: "パスはまだ設定されていません",
  premiumCode: "QRコードはプレミアムで使えます。",
  pieceFailed: "作成できませんでした。もう一度お試しください。ほかの機能はすべて使えます。",
  pageTooLarge: "ページが400\u00a0KBを超えてしまいます。もっと小さい写真を使ってください。",
  unprintable: "この名前は印刷できません。{scripts}を含むフォントがありません。",
  unprintableSome: "この名前は印刷できません。一部の文字を含むフォントがありません。",
  undrawable: "この名刺の一部の文字は表示できません。{scripts}を含むフォントがありません。",
  undrawableSome: "この名刺の一部の文字は表示できません。その文字を含むフォントがありません。",
  nextInLine: "まもなく順番です",
  placeInLine: "順番待ち：{place}番目",
} satisfies TranslationOf<typeof english>;
