import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  yourName: "お名前",
  jobTitle: "肩書き",
  company: "会社名",
  bio: "ひとこと自己紹介",
  phonenumber: "電話番号",
  email: "メールアドレス",
  sms: "SMSの番号",
  address: "所在地",
  website: "ウェブサイト",
} satisfies TranslationOf<typeof english>;
