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
} satisfies TranslationOf<typeof english>;
