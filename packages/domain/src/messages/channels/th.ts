import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  phonenumber: "โทรศัพท์",
  email: "อีเมล",
  address: "ที่อยู่",
  sms: "SMS",
  website: "เว็บไซต์",
  wechat: "WeChat",
  wallet: "กระเป๋าเงิน",
  mobilemoney: "Mobile Money",
  bank: "ธนาคาร",
  fax: "แฟกซ์",
  officenumber: "ที่ทำงาน",
  contact: "ติดต่อ",
  social: "โซเชียล",
  work: "งาน",
  payments: "การชำระเงิน",
} satisfies TranslationOf<typeof english>;
