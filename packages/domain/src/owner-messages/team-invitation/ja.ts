import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "名刺が用意されています",
  heading: "{team} があなたの名刺を作成しました",
  works: "{link} ですでに使えます。",
  makeAccount: "アカウントを作成すると、内容を編集できます。",
  invitedBy: "{person}さんからの招待です。",
  pictureOf: "あなたの名刺 {link}",
  forAddress: "この招待は {email} 宛てです。期限は{day}です。",
  signedInAs: "{email} でログイン中",
  beside:
    "ご自身の名刺の横に表示され、枚数の上限には含まれません。{team} に、ご自身の名刺、連絡先、お気に入りは表示されません。",
  take: "名刺を受け取る",
  oneMoment: "お待ちください…",
  haveAccount: "アカウントをお持ちですか？<signIn>ログイン</signIn>",
  somebodyElse: "この招待は別の人宛てです",
  onlyFor: "{email} でのみ使えます。",
  signOut: "ログアウトして続ける",
  byMistake: "間違えて開いた場合は、このページを閉じてください。何も変わりません。",
  notForMe: "自分宛てではありません",
  declined: "招待を辞退しました",
  declinedLead: "今後お知らせは届きません。",
  ended: "この招待は終了しています",
  endedLead: "招待した人に、新しい招待を頼んでください。名刺は取り置かれています。",
  home: "ホーム",
  failed: "招待を開けません。",
  notSent: "うまくいきませんでした。もう一度お試しください。",
} satisfies TranslationOf<typeof english>;
