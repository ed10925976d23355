import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  questions: "ご質問は {support} までお送りください",
  utcTime: "{time} UTC",
  dear: "{name} 様",
  wasYou: "ご自身による操作であれば、対応は不要です。",
  codeValidity: {
    other:
      "有効期限は{count}分で、1回だけ使えます。誰にも教えないでください。電話やメールでコードをお尋ねすることはありません。",
  },

  when: "日時",
  device: "端末",
  card: "名刺",
  reason: "理由",

  browserOnSystem: "{browser}（{system}）",
  unknownBrowserOnSystem: "不明なブラウザ（{system}）",
  browserOnUnknownSystem: "{browser}（不明なOS）",
  unknownDevice: "不明なブラウザ（不明なOS）",

  signIn: "ログイン",
  newPassword: "新しいパスワードを設定",
  changePassword: "パスワードを変更",
} satisfies TranslationOf<typeof english>;
