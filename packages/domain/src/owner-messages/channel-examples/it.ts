import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  address: "Via degli Esempi 12, Milano",
  bank: "IBAN o numero di conto",
  wallet: "Indirizzo del tuo wallet",
  wechat: "Il tuo ID WeChat",

  yourbusiness: "latuaazienda",
  yourchannel: "iltuocanale",
  yourlink: "iltuolink",
  yourname: "iltuonome",
  yourserver: "iltuoserver",
  yourshop: "iltuonegozio",
  yourshow: "iltuopodcast",
  "your-business": "la-tua-azienda",
  "your-group": "il-tuo-gruppo",
  "Your-Name": "Il-Tuo-Nome",
} satisfies TranslationOf<typeof english>;
