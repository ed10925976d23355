import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "名刺が用意されています",
  hasMade: "{team} があなたの名刺を作成しました。すでに使えます。",
  invitedBy: "{person}さんからの招待です。",
  pictureOf: "あなたの名刺 {address}",
  forAddress: "この招待は {email} 宛てです。期限は{day}です。",
  beside:
    "ご自身の名刺の横に表示され、枚数の上限には含まれません。{team} に、ご自身の名刺、連絡先、お気に入りは表示されません。",
  take: "名刺を受け取る",
  oneMoment: "お待ちください…",
  taken: "名刺を受け取りました。",
  signUp: "アカウントを作成",
  haveAccount: "アカウントを持っています",
  somebodyElse: "別のアドレスでログインしています。ログアウトしてから、もう一度リンクを開いてください。",
  notForMe: "自分宛てではありません",
  declined: "招待を辞退しました。今後お知らせは届きません。",
  ended: "この招待は終了しています。",
  failed: "うまくいきませんでした。もう一度お試しください。",
} satisfies TranslationOf<typeof english>;
