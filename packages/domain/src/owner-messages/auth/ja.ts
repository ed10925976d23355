import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  checkYourEmail: "メールをご確認ください",
  codeOver: "このコードは無効になりました",
  backToSignIn: "ログインに戻る",

  email: "メールアドレス",
  password: "パスワード",
  yourPassword: "パスワード",
  newPassword: "新しいパスワード",
  confirmPassword: "パスワード（確認）",
  typeAgain: "もう一度入力",
  firstName: "名",
  lastName: "姓",

  passwordRules: "パスワードの条件",
  ruleLength: { other: "{count}文字以上" },
  ruleNoSpaces: "スペースなし",
  ruleSpecial: "記号を1文字以上",
  ruleNotCommon: "よく使われる上位{number}個以外",
  ruleKept: "{rule}<kept>、達成</kept>",
  weakPassword: { other: "{count}文字未満の場合、ログインのたびにメールで届く認証コードが必要です。" },

  securityCode: "認証コード",
  verify: "確認",
  verifying: "確認中…",
  noCodeYetWait: "コードが届かないときは、迷惑メールフォルダを確認するか、時間になったら再送してください。",
  noCodeYet: "コードが届かないときは、迷惑メールフォルダを確認するか、コードを再送してください。",
  untilNewCode: "再送できるまでの時間",
  resendCode: "コードを再送",
  newCodeNow: "コードを再送できます。",
  newCodeIn: { other: "{count}分後にコードを再送できます。" },
  localMailbox:
    "メールはこのパソコンの外には送信されません。<mailbox>ローカルの受信トレイを開く</mailbox>（初回はターミナルに表示されたアドレスから）。",

  usePasskey: "代わりにパスキーを使う",

  continueWith: "{company}で続ける",
  onlyWay: "{company}のアカウントでログインします。",
  runsHere: "このサービスの管理者ですか？ <password>パスワードでログイン</password>",
  companyUnavailable: "現在{company}に接続できません。数分後にもう一度お試しください。",
  companyExpired: "ログインに時間がかかりすぎたか、すでに使用されています。もう一度お試しください。",
  companyCancelled: "{company}でのログインをキャンセルしました。",
  companyRefused: "{company}でログインできませんでした。もう一度お試しください。",
  companyUnverified:
    "{company}でメールアドレスが確認されていません。{company}のログイン管理者にお問い合わせください。",
  companyTaken:
    "{company}の別の方が、このメールアドレスのアカウントをすでにお持ちです。{company}のログイン管理者にお問い合わせください。",
  companyBusy: "ただいまログインが集中しています。1分後にもう一度お試しください。",
  confirmWithCompany:
    "このアカウントにはパスワードがありません。{company}でもう一度ログインし、5分以内にこの画面に戻ってください。",
} satisfies TranslationOf<typeof english>;
