import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  phonenumber: "تلفن",
  email: "ایمیل",
  address: "آدرس",
  sms: "پیامک",
  website: "وب‌سایت",
  wechat: "WeChat",
  wallet: "کیف پول",
  mobilemoney: "پرداخت موبایلی",
  bank: "حساب بانکی",
  fax: "فکس",
  officenumber: "دفتر کار",
  contact: "تماس",
  social: "شبکه‌های اجتماعی",
  work: "کار",
  payments: "پرداخت",
} satisfies TranslationOf<typeof english>;
