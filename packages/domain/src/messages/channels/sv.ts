import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  phonenumber: "Telefon",
  email: "E-post",
  address: "Adress",
  sms: "Sms",
  website: "Webbplats",
  wechat: "WeChat",
  wallet: "Plånbok",
  mobilemoney: "Mobile Money",
  bank: "Bankkonto",
  fax: "Fax",
  officenumber: "Kontor",
  contact: "Kontakt",
  social: "Sociala medier",
  work: "Jobb",
  payments: "Betalning",
} satisfies TranslationOf<typeof english>;
