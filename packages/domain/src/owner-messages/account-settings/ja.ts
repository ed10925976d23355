import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "設定",
  lead: "名前、メール、データ。",

  name: "名前",
  nameLead: "サイドバーとお送りするメールで使います。名刺の名前は変わりません。",
  saveName: "名前を保存",

  email: "メールアドレス",
  emailLead: "ログインに使い、認証コードもこのアドレスに届きます。",
  change: "変更",
  confirmedOn: "{day}に確認済み",
  restorable:
    "{changedOn}に変更しました。{until}まで、{email} に届いたメールのリンクから元のアドレスに戻せます。",
  restorableByPassword:
    "{changedOn}に変更しました。{until}まで、{email} に届いたメールのリンクとパスワードで元のアドレスに戻せます。",
  changeEmail: "メールアドレスを変更",
  changeEmailLead:
    "新しいアドレスにコードを送ります。古いアドレスには、7日間変更を取り消せるリンク付きのお知らせを送ります。",
  newEmail: "新しいメールアドレス",
  sendCode: "コードを送信",
  codeSentTo: "<email>{email}</email> に6桁のコードを送信しました。",
  changeAddress: "アドレスを変更",
  changing: "変更中…",
  back: "戻る",

  notifications: "通知",
  notificationsLead: "コードと領収書のほかに、メールでお知らせする内容です。",
  newContacts: "新しい連絡先",
  newContactsText: "連絡先が届くとメールでお知らせします。多くても10分に1通です。",
  weeklySummary: "週間レポート",
  weeklySummaryText: "毎週月曜日に、閲覧数、保存数、アクセス元をお送りします。",
  notificationsOff: "どのメールにも、配信を停止するリンクがあります。",
  notificationsNotLoaded: "通知を読み込めませんでした。時間をおいてもう一度お試しください。",

  security: "ログインとセキュリティ",
  securityLead: "パスワード、パスキー、端末。",
  accountSecurity: "セキュリティ",
} satisfies TranslationOf<typeof english>;
