import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  address: "12 rue des Exemples, Paris",
  bank: "IBAN ou numéro de compte",
  wallet: "Adresse de votre portefeuille",
  wechat: "Votre identifiant WeChat",

  yourbusiness: "votreentreprise",
  yourchannel: "votrechaine",
  yourlink: "votrelien",
  yourname: "votrenom",
  yourserver: "votreserveur",
  yourshop: "votreboutique",
  yourshow: "votrepodcast",
  "your-business": "votre-entreprise",
  "your-group": "votre-groupe",
  "Your-Name": "Votre-Nom",
} satisfies TranslationOf<typeof english>;
