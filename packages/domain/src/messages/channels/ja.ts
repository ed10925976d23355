import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  phonenumber: "電話",
  email: "メール",
  address: "住所",
  sms: "SMS",
  website: "ウェブサイト",
  wechat: "WeChat",
  wallet: "ウォレット",
  mobilemoney: "モバイルマネー",
  bank: "銀行口座",
  fax: "FAX",
  officenumber: "オフィス",
  contact: "連絡先",
  social: "SNS",
  work: "仕事",
  payments: "支払い",
} satisfies TranslationOf<typeof english>;
