import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  nameRequired: "名前を入力してください。",
  nameTooLong: "60文字以内で入力してください。",
  permissionRequired: "権限を1つ以上選択してください。",
  revoked: "取り消しました。すぐに使えなくなります。",
  tokenRefused: "このトークンは正しくないか、期限切れか、取り消されています。",
  tokenNotPermitted: "このトークンでは、この呼び出しはできません。",
  tokensFull: "上限の{max}個に達しています。先に1つ削除してください。",
  keyInvalid: "Idempotency-Keyは、印字可能な1〜255文字で指定してください。",
  keyInUse:
    "このIdempotency-Keyの呼び出しは処理中か、結果が不明です。先に、成功したかどうかを確認してください。",
  keyReused: "このIdempotency-Keyは、別の呼び出しですでに使われています。",
  webhookAddress: "https://hooks.example/visita のようなアドレスを入力してください。",
  webhookEvents: "イベントを1つ以上選択してください。",
  webhookCredentials: "アドレスからユーザー名とパスワードを取り除いてください。",
  webhookPort: "ポートは443、80、8443、または1023より大きい番号にしてください。",
  webhookPrivate:
    "このアドレスはプライベートネットワークにつながっています。インターネットに公開されたものを使ってください。",
  webhookUnknown: "このアドレスが見つかりません。つづりを確認してください。",
  webhooksFull: "上限の{max}個に達しています。先に1つ削除してください。",
  webhookDeleted: "削除しました。今後は何も送信されません。",
  deliveryUnderWay: "この通知は送信中か、同じ対象についての前の通知を待っています。",
} satisfies TranslationOf<typeof english>;
