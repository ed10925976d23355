import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "ログイン",
  description: "ログインして、デジタル名刺を管理できます。",
  welcomeBack: "おかえりなさい",
  accountReady: "アカウントの準備ができました",
  accountReadyLead: "ログインすると、認証コードをメールでお送りします。",
  keepCard: "この名刺を保存",
  keepCardOf: "ログインして、{name}さんの名刺を保存しましょう。",
  toMakeCard: "ログインして、名刺を作成しましょう。",
  toEditCard: "名刺を編集するには、ログインしてください。",
  toSeePlan: "プランを確認するには、ログインしてください。",
  toSeeFavorites: "お気に入りを見るには、ログインしてください。",
  toSeeAccount: "アカウントを見るには、ログインしてください。",
  toManageCards: "名刺を管理するには、ログインしてください。",
  newHere: "{brand}は初めてですか？ <signUp>アカウントを作成</signUp>",

  forgotPassword: "パスワードをお忘れですか？",
  signIn: "ログイン",
  signingIn: "ログイン中…",
  or: "または",
  signInWithPasskey: "パスキーでログイン",

  codeSent: { other: "<email>{email}</email> に6桁の認証コードを送信しました。有効期限は{count}分です。" },
  codeSentToYours: { other: "6桁の認証コードをメールで送信しました。有効期限は{count}分です。" },
  codeSentIfRight: {
    other:
      "パスワードが正しければ、<email>{email}</email> に6桁の認証コードが届きます。有効期限は{count}分です。届かないときは、もう一度ログインするか、<reset>新しいパスワードを設定</reset>してください。",
  },
  codeSentIfRightToYours: {
    other:
      "パスワードが正しければ、6桁の認証コードがメールで届きます。有効期限は{count}分です。届かないときは、もう一度ログインするか、<reset>新しいパスワードを設定</reset>してください。",
  },
  useAnotherAccount: "別のアカウントを使う",
  signInAgain: "もう一度ログイン",
} satisfies TranslationOf<typeof english>;
