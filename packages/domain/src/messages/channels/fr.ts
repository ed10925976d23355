import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  phonenumber: "Téléphone",
  email: "E-mail",
  address: "Adresse",
  sms: "SMS",
  website: "Site web",
  wechat: "WeChat",
  wallet: "Portefeuille",
  mobilemoney: "Mobile Money",
  bank: "Banque",
  fax: "Fax",
  officenumber: "Bureau",
  contact: "Contact",
  social: "Réseaux sociaux",
  work: "Travail",
  payments: "Paiements",
} satisfies TranslationOf<typeof english>;
