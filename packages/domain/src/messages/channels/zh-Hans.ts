import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  phonenumber: "电话",
  email: "电子邮件",
  address: "地址",
  sms: "短信",
  website: "网站",
  wechat: "微信",
  wallet: "钱包",
  mobilemoney: "移动支付",
  bank: "银行账户",
  fax: "传真",
  officenumber: "办公电话",
  contact: "联系方式",
  social: "社交媒体",
  work: "工作",
  payments: "付款",
} satisfies TranslationOf<typeof english>;
