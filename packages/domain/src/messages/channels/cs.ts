import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  phonenumber: "Telefon",
  email: "E-mail",
  address: "Adresa",
  sms: "SMS",
  website: "Web",
  wechat: "WeChat",
  wallet: "Peněženka",
  mobilemoney: "Mobile Money",
  bank: "Bankovní účet",
  fax: "Fax",
  officenumber: "Kancelář",
  contact: "Kontakt",
  social: "Sociální sítě",
  work: "Práce",
  payments: "Platby",
} satisfies TranslationOf<typeof english>;
