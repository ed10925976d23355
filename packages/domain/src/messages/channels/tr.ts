import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  phonenumber: "Telefon",
  email: "E-posta",
  address: "Adres",
  sms: "SMS",
  website: "Web sitesi",
  wechat: "WeChat",
  wallet: "Cüzdan",
  mobilemoney: "Mobil para",
  bank: "Banka",
  fax: "Faks",
  officenumber: "Ofis",
  contact: "İletişim",
  social: "Sosyal medya",
  work: "İş",
  payments: "Ödeme",
} satisfies TranslationOf<typeof english>;
