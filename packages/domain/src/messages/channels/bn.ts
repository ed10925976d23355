import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  phonenumber: "ফোন",
  email: "ইমেইল",
  address: "ঠিকানা",
  sms: "SMS",
  website: "ওয়েবসাইট",
  wechat: "WeChat",
  wallet: "ওয়ালেট",
  mobilemoney: "মোবাইল ব্যাংকিং",
  bank: "ব্যাংক",
  fax: "ফ্যাক্স",
  officenumber: "অফিস",
  contact: "যোগাযোগ",
  social: "সোশ্যাল মিডিয়া",
  work: "কাজ",
  payments: "পেমেন্ট",
} satisfies TranslationOf<typeof english>;
