import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  phonenumber: "Telefono",
  email: "Email",
  address: "Indirizzo",
  sms: "SMS",
  website: "Sito web",
  wechat: "WeChat",
  wallet: "Wallet",
  mobilemoney: "Mobile Money",
  bank: "Banca",
  fax: "Fax",
  officenumber: "Ufficio",
  contact: "Contatti",
  social: "Social",
  work: "Lavoro",
  payments: "Pagamenti",
} satisfies TranslationOf<typeof english>;
