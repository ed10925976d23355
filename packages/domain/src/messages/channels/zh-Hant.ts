import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  phonenumber: "電話",
  email: "Email",
  address: "地址",
  sms: "簡訊",
  website: "網站",
  wechat: "WeChat",
  wallet: "錢包",
  mobilemoney: "行動支付",
  bank: "銀行帳戶",
  fax: "傳真",
  officenumber: "公司電話",
  contact: "聯絡方式",
  social: "社群",
  work: "工作",
  payments: "付款",
} satisfies TranslationOf<typeof english>;
