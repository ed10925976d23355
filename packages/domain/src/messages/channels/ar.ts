import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  phonenumber: "الهاتف",
  email: "البريد الإلكتروني",
  address: "العنوان",
  sms: "رسالة نصية",
  website: "الموقع الإلكتروني",
  wechat: "WeChat",
  wallet: "المحفظة",
  mobilemoney: "الدفع عبر الهاتف",
  bank: "الحساب البنكي",
  fax: "الفاكس",
  officenumber: "المكتب",
  contact: "التواصل",
  social: "الشبكات الاجتماعية",
  work: "العمل",
  payments: "الدفع",
} satisfies TranslationOf<typeof english>;
