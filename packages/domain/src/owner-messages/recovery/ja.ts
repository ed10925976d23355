import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  forgotTitle: "パスワードの再設定",
  forgotHeading: "パスワードをお忘れですか？",
  forgotLead:
    "アカウントのメールアドレスを入力してください。認証コードをお送りします。そのあと、新しいパスワードを設定できます。",

  sendingCode: {
    other: "<email>{email}</email> に6桁の認証コードを送信しています。有効期限は{count}分です。",
  },
  codeSent: { other: "<email>{email}</email> に6桁の認証コードを送信しました。有効期限は{count}分です。" },
  codeNotSent: "<email>{email}</email> に6桁の認証コードを送信できませんでした。",
  sendingCodeToYours: { other: "6桁の認証コードをメールで送信しています。有効期限は{count}分です。" },
  codeSentToYours: { other: "6桁の認証コードをメールで送信しました。有効期限は{count}分です。" },
  codeNotSentToYours: "6桁の認証コードをメールで送信できませんでした。",
  useAnotherEmail: "別のメールアドレスを使う",
  sendNewCode: "新しいコードを送信",
  secondsLeft: "{seconds}秒",
  linkInstead: "コードではなくリンクが届いた場合は、このブラウザで開いてください。",

  chooseTitle: "新しいパスワードを設定",
  chooseLead:
    "メールのリンクが開かれました。このブラウザでパスワードの再設定をリクエストした場合は、続けてください。",
  linkRefused: "このリンクは使えません。",
  linkRefusedText:
    "リンクは、再設定をリクエストしたブラウザで20分間だけ使えます。ここでもう一度リクエストし、いちばん新しいメールを開いてください。",
  requestHere: "ここで再設定をリクエスト",

  setTitle: "新しいパスワードを設定",
  setLead: "<email>{email}</email> のアカウント用です。すべての端末からログアウトします。",
  setLeadOfYours: "お使いのアカウント用です。すべての端末からログアウトします。",
  savePassword: "パスワードを保存",
} satisfies TranslationOf<typeof english>;
