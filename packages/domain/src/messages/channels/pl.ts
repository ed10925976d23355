import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  phonenumber: "Telefon",
  email: "E-mail",
  address: "Adres",
  sms: "SMS",
  website: "Strona WWW",
  wechat: "WeChat",
  wallet: "Portfel",
  mobilemoney: "Mobile Money",
  bank: "Konto bankowe",
  fax: "Faks",
  officenumber: "Biuro",
  contact: "Kontakt",
  social: "Media społecznościowe",
  work: "Praca",
  payments: "Płatności",
} satisfies TranslationOf<typeof english>;
