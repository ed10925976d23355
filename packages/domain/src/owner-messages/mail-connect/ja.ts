import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  deviceSubject: "{brand}アカウントに端末が連携されました",
  deviceTitle: "端末が連携されました",
  devicePreview: "この端末は連絡先の閲覧と変更ができます。",
  deviceAdded:
    "端末のアドレス帳で使うパスワードが作成されました。この端末は、連絡先の閲覧と変更、保存した名刺の閲覧ができます。それ以外のことはできません。",
  tokenSubject: "{brand}アカウントのトークンが作成されました",
  tokenTitle: "トークンが作成されました",
  tokenPreview: "プログラムがこのトークンでアカウントを利用できます。",
  tokenAdded:
    "プログラムがアカウントを利用するためのトークンが作成されました。許可された操作は「連携」で確認できます。",
  madeOn: "作成した端末",
  addedNotYou:
    "心当たりがない場合は、ほかの人がログインしています。今すぐ取り消して、パスワードを変更してください。",
  openConnect: "「連携」を開く",

  endsSubject: "{brand}アカウントのトークンの期限が近づいています",
  endsTitle: "トークンの期限が近づいています",
  endsPreview: "期限を過ぎると、使用中のプログラムは拒否されます。",
  ends: "期限が近いトークンがあります。期限を過ぎると、使用中のプログラムは拒否されます。引き続き必要な場合は、新しいトークンを作成して置き換えてください。",
  token: "トークン",
  beginsWith: "先頭の文字",
  endsAt: "期限",

  webhookSubject: "{brand}アカウントにWebhookが追加されました",
  webhookTitle: "Webhookが追加されました",
  webhookPreview: "アカウントでの出来事をサーバーに知らせます。",
  webhookAdded:
    "Webhookが追加されました。連絡先を含め、アカウントでの出来事をサーバーに知らせます。アドレスとイベントは「連携」で確認できます。",
  webhookNotYou:
    "心当たりがない場合は、ほかの人がログインしています。今すぐ削除して、パスワードを変更してください。",
  pausedSubject: "{brand}アカウントのWebhookを一時停止しました",
  pausedTitle: "Webhookを一時停止しました",
  pausedPreview: "3日間、何も届いていません。",
  paused:
    "3日間何も届かなかったため、Webhookを一時停止しました。サーバーを直し、テストを送ってから再開してください。その間の出来事は後から送信されません。連絡先や名刺で確認できます。",
  address: "アドレス",
  failingSince: "失敗し始めた日時",
  teamWebhookPreview: "チームでの出来事をサーバーに知らせます。",
  teamWebhookAdded:
    "{person}さんが{team}にWebhookを追加しました。共有された連絡先を含め、チームでの出来事をサーバーに知らせます。アドレスとイベントはチーム設定で確認できます。",
  teamWebhookNotYou:
    "チームの誰にも心当たりがない場合は、削除して、{person}さんに今すぐパスワードを変更してもらってください。",
  teamPaused:
    "{team}のWebhookに3日間何も届かなかったため、一時停止しました。サーバーを直し、テストを送ってから再開してください。その間の出来事は後から送信されません。",
  openTeamSettings: "チーム設定を開く",
} satisfies TranslationOf<typeof english>;
