import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  getInTouch: "お問い合わせ",
  lead: "ご質問、不具合、ほしい機能など、お気軽にお送りください。このサイトの運営者だけが読みます。",
  forPlans: "プランや解約については、<pricing>料金ページ</pricing>をご覧ください。",
  title: "お問い合わせ",
  description: "このデジタル名刺の運営者へのお問い合わせ：ご質問、サポート、料金。",

  name: "お名前",
  email: "メールアドレス",
  phone: "電話番号",
  hear: "どこで知りましたか？",
  hearPlaceholder: "選択してください",
  hearGoogle: "Google",
  hearSocialMedia: "SNS",
  hearSomeone: "知人から聞いて",
  help: "ご用件",
  helpPlaceholder: "ご用件を選択してください",
  helpGeneral: "一般的なお問い合わせ",
  helpSupport: "サポート",
  helpPricing: "料金",
  message: "メッセージ",
  charactersOf: "{used}/{max}文字",
  wordsOf: "{used}/{max}語",
  send: "送信",
} satisfies TranslationOf<typeof english>;
