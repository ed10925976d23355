import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  phonenumber: "טלפון",
  email: "אימייל",
  address: "כתובת",
  sms: "SMS",
  website: "אתר",
  wechat: "WeChat",
  wallet: "ארנק",
  mobilemoney: "תשלום בנייד",
  bank: "חשבון בנק",
  fax: "פקס",
  officenumber: "משרד",
  contact: "יצירת קשר",
  social: "רשתות חברתיות",
  work: "עבודה",
  payments: "תשלומים",
} satisfies TranslationOf<typeof english>;
