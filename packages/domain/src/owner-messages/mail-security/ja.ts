import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  passwordSubject: "{brand}のパスワードが変更されました",
  passwordTitle: "パスワードが変更されました",
  passwordPreview: "ほかの端末はすべてログアウトしました。",
  passwordChanged: "アカウントのパスワードが変更され、ほかの端末はすべてログアウトしました。",
  passwordWeak:
    "新しいパスワードは8文字未満のため、ログインのたびにメールで届く認証コードが必要です。不要にするには、「セキュリティ」でもっと長いパスワードに変更してください。",
  passkeysStay:
    "パスキーは引き続き使えます。自分のものでないパスキーがあれば、「セキュリティ」で削除してください。",
  accessStays:
    "連携した端末とトークンは引き続き使えます。自分のものでないものがあれば、「連携」で取り消してください。",
  recentPasskeysOff:
    "過去30日間に追加されたパスキーは無効になっています。ログインして、残すか削除してください。",
  passwordNotYou:
    "心当たりがない場合は、今すぐ新しいパスワードを設定してください。このアドレスにお送りするコードが必要です。すべての端末からログアウトします。",

  emailSubject: "{brand}アカウントのメールアドレスが変更されました",
  emailTitle: "メールアドレスが変更されました",
  emailPreview: { other: "{count}日間は元に戻せます。" },
  emailChanged:
    "アカウントのメールアドレスが変更されました。今後は新しいアドレスでログインし、コードも新しいアドレスに届きます。",
  newAddress: "新しいアドレス",
  emailNotYou: {
    other:
      "心当たりがない場合は、{count}日以内にこのアドレスに戻してください。すべての端末からログアウトし、パスキーはすべて削除されます。",
  },
  restoreAddress: "このアドレスに戻す",

  emailRestoredSubject: "{brand}アカウントのメールアドレスを元に戻しました",
  emailRestoredTitle: "メールアドレスを元に戻しました",
  emailRestoredPreview: "すべての端末からログアウトしました。",
  emailTakenBack:
    "メールアドレスの変更を取り消しました。すべての端末からログアウトし、パスキーはすべて削除しました。",
  emailRestoredNext:
    "変更した人がパスワードを知っている可能性があります。今すぐ新しいパスワードを設定してください。",

  passkeyAddedSubject: "{brand}アカウントにパスキーが追加されました",
  passkeyAddedTitle: "パスキーが追加されました",
  passkeyAddedPreview: "パスワードやコードなしでログインできます。",
  passkeyAdded:
    "アカウントに新しいパスキーが追加されました。このパスキーがあれば、パスワードやコードなしでログインできます。",
  passkeyRemovedSubject: "{brand}アカウントのパスキーが削除されました",
  passkeyRemovedTitle: "パスキーが削除されました",
  passkeyRemovedPreview: "このパスキーではログインできなくなりました。",
  passkeyRemoved: "アカウントからパスキーが削除されました。このパスキーではログインできなくなりました。",
  passkeyNotYou:
    "心当たりがない場合は、パスキーと端末を確認して自分のものでないものを削除し、パスワードを変更してください。",
  openSecurity: "「セキュリティ」を開く",

  passkeyKeepSubject: "{brand}のパスキーを再び有効にする",
  passkeyKeepTitle: "このパスキーに心当たりはありますか？",
  passkeyKeepPreview: "このリンクで有効になります。",
  passkeyOff:
    "パスワードが再設定されたため、最近追加されたパスキーは無効になっています。このパスキーは「残す」が選ばれました。",
  added: "追加日時",
  turnOn: "有効にする",
  linkValidity: { other: "リンクの有効期限は{count}時間で、1回だけ使えます。" },
  passkeyUnknown: "このパスキーに心当たりがない場合は、リンクを使わず、パスキーを削除してください。",
  reviewPasskeys: "パスキーを確認",

  companySubject: "{company}のアカウントで{brand}にログインできるようになりました",
  companyTitle: "{company}でのログインが有効になりました",
  companyPreview: "{company}が、このアドレスがご本人のものであることを確認しました。",
  companyLinked:
    "{company}が、このアドレスがご本人のものであることを確認したため、{company}のアカウントで{brand}にログインできるようになりました。名刺と連絡先はそのままです。",
  companyNotYou:
    "心当たりがない場合は、自分のものでない端末をログアウトし、{company}のログイン管理者に知らせてください。",
} satisfies TranslationOf<typeof english>;
