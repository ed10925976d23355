import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  skipToContent: "本文へ移動",
  brandHome: "{brand}のトップページ",
  home: "トップページ",
  pageNotFound: "ページが見つかりません",
  wentWrong: "問題が発生しました",
  notFoundTitle: "おっと、問題が発生しました。",
  notFoundText: "お探しのページは見つかりませんでした。トップページからお探しください。",
  restingTitle: "この名刺はお休み中です",
  restingText: "今は持ち主が一時停止しています。リンクは正しいので、また別の日にお試しください。",
  goneTitle: "この名刺はもうありません",
  goneText: "持ち主が削除しました。",
  leftText: "チームを離れた方の名刺でした。",
  teamGoneTitle: "このチームはもうありません",
  teamGoneText: "オーナーが削除しました。",
  takenDownTitle: "この名刺は公開停止になりました",
  takenDownText:
    "通報を受けて、このサイトの運営者が公開を停止しました。メールやSMSで届いた場合は、そこに書かれた指示に従わないでください。",
  legalTitle: "法的な理由により表示できません",
  legalText: "この名刺はここでは表示できません。",
  isItYours: "ご自分の名刺でしたら、お送りしたメールで理由をご確認ください。そのメールに返信できます。",
  filesToo: "この名刺のファイルも利用できません。",
  language: "言語：{name}",
} satisfies TranslationOf<typeof english>;
