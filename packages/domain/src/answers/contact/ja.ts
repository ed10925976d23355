import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  emailInvalid: "メールアドレスをご確認ください。",
  emailRequired: "メールアドレスを入力してください。",
  hearRequired: "どこで知ったか選択してください。",
  helpRequired: "ご用件を選択してください。",
  messageRequired: "メッセージを入力してください。",
  messageTooLong: "メッセージは150語未満で入力してください。",
  namesRequired: "お名前を入力してください。",
  namesTooLong: "100文字以内で入力してください。",
  networkError: "接続できないか、時間内に応答がありませんでした",
  sending: "送信中…",
  sent: "メッセージを送信しました。",
  telInvalid: "電話番号をご確認いただくか、空欄のままにしてください。",
  tooMany: "送信回数が多すぎます。時間をおいてもう一度お試しください。",
  unexpected: "問題が発生しました。時間をおいてもう一度お試しください。",
  unknown: "不明な問題が発生しました。",
} satisfies TranslationOf<typeof english>;
