import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  restoreTitle: "メールアドレスを元に戻す",
  restoreLead:
    "このアドレスを再び使えるようにします。すべての端末からログアウトし、パスキーをすべて削除します。",
  restorePasswordHint:
    "アドレスが変更された時点のパスワード、または現在のパスワード。ほかの人が設定したパスワードの場合は、空欄のままにしてください。",
  restore: "アドレスを元に戻す",
  restoring: "元に戻しています…",
  chooseNow: "変更した人がパスワードを知っている可能性があります。今すぐ新しいパスワードを設定してください。",
  choosePassword: "新しいパスワードを設定",

  passkeyTitle: "パスキーを有効にする",
  passkeyLead: "パスワードなしでログインできるパスキーです。自分で追加した場合だけ有効にしてください。",
  turnOn: "有効にする",
  turningOn: "有効にしています…",
  passkeyIsOn: "このパスキーでログインできます。",
} satisfies TranslationOf<typeof english>;
