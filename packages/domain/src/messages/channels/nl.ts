import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  phonenumber: "Telefoon",
  email: "E-mail",
  address: "Adres",
  sms: "Sms",
  website: "Website",
  wechat: "WeChat",
  wallet: "Wallet",
  mobilemoney: "Mobile Money",
  bank: "Bankrekening",
  fax: "Fax",
  officenumber: "Kantoor",
  contact: "Contact",
  social: "Sociale media",
  work: "Werk",
  payments: "Betalen",
} satisfies TranslationOf<typeof english>;
