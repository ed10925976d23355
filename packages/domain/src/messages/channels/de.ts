import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  phonenumber: "Telefon",
  email: "E-Mail",
  address: "Adresse",
  sms: "SMS",
  website: "Website",
  wechat: "WeChat",
  wallet: "Wallet",
  mobilemoney: "Mobile Money",
  bank: "Bank",
  fax: "Fax",
  officenumber: "Büro",
  contact: "Kontakt",
  social: "Soziale Netzwerke",
  work: "Beruf",
  payments: "Bezahlen",
} satisfies TranslationOf<typeof english>;
