import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  welcome: "{brand}へようこそ",
  welcomePreview: "アカウントの準備ができました。ログインして最初の名刺を作りましょう。",
  welcomeReady:
    "アカウントの準備ができました。最初の名刺を作りましょう。3分ほどで完成し、1枚はずっと無料です。",
  welcomeFirstTime:
    "初回のログイン時に、ご本人のアドレスであることを確認するため、このアドレスに6桁の認証コードをお送りします。",
  welcomeNotYou:
    "登録した覚えがない場合は、このメールを無視してください。このメールアドレスに届くコードがなければ、誰もアカウントを使えません。",

  codeSubject: "{brand}の認証コード",
  codeTitle: "認証コード",
  codePreview: { other: "{count}分以内に入力して、ログインを完了してください。" },
  codeEnter: "このコードを入力して、ログインを完了してください。",
  codeNotYou:
    "ログインした覚えがない場合、パスワードが知られている可能性があります。コードがなければログインできませんが、今すぐ新しいパスワードを設定してください。",

  adminCodeSubject: "{brand}の管理用コード",
  adminCodeTitle: "管理用コード",
  adminCodePreview: { other: "{count}分以内に入力して、管理ページを開いてください。" },
  adminCodeEnter: "このコードを入力して、管理ページを開いてください。",
  adminCodeNotYou:
    "コードをリクエストした覚えがない場合、ほかの人がこのアカウントにログインしています。今すぐその端末をログアウトさせ、新しいパスワードを設定してください。",
  accountSecurity: "セキュリティ",

  emailCodeSubject: "{brand}の認証コード",
  emailCodeTitle: "新しいアドレスの確認",
  emailCodePreview: { other: "{count}分以内に入力して、アドレスを変更してください。" },
  emailCodeEnter: "このコードを入力すると、{brand}のアカウントでこのアドレスを使えます。",
  emailCodeNotYou:
    "心当たりがない場合は、ほかの人が誤ってこのアドレスを入力したと思われます。コードが使われないかぎり何も起こりませんので、対応は不要です。",

  recoverySubject: "{brand}のパスワード再設定コード",
  recoveryTitle: "新しいパスワードを設定",
  recoveryPreview: { other: "{count}分以内にコードを入力してください。" },
  recoveryEnter: "再設定をリクエストしたページで、このコードを入力してください。",
  recoveryValidity: {
    other:
      "有効期限は{count}分です。再設定をリクエストしたブラウザで、1回だけ使えます。誰にも教えないでください。",
  },
  recoveryNotYou:
    "再設定をリクエストした覚えがない場合は、このメールを削除してください。パスワードは変わりません。",

  recoveryLinkSubject: "{brand}のパスワード再設定リンク",
  recoveryLinkPreview: { other: "{count}分以内にリンクを開いてください。" },
  recoveryLinkWhy:
    "本日はコードのリクエストが多かったため、代わりにリンクをお送りします。再設定をリクエストしたブラウザで開いてください。",
  recoveryLinkContinue: "続ける",
  recoveryLinkValidity: {
    other:
      "有効期限は{count}分で、再設定をリクエストしたブラウザでのみ使えます。期限内にもう一度リクエストしても、このリンクがそのまま使え、新しいメールは届きません。誰にも転送しないでください。",
  },
  recoveryLinkNotYou:
    "再設定をリクエストした覚えがない場合は、このメールを削除してください。このリンクがなければ、誰もパスワードを変更できません。",

  newDeviceSubject: "{brand}アカウントへの新しいログイン",
  newDeviceTitle: "アカウントへの新しいログイン",
  newDevicePreview: "新しい端末からログインがありました。",
  newDeviceSignedIn: "新しい端末からアカウントにログインがありました。",
  newDeviceNotYou:
    "心当たりがない場合は、今すぐパスワードを変更してください。ほかの端末はすべてログアウトします。",
} satisfies TranslationOf<typeof english>;
