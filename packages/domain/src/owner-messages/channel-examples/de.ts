import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  address: "Musterstraße 12, Berlin",
  bank: "IBAN oder Kontonummer",
  wallet: "Adresse deiner Wallet",
  wechat: "Deine WeChat-ID",

  yourbusiness: "deinefirma",
  yourchannel: "deinkanal",
  yourlink: "deinlink",
  yourname: "deinname",
  yourserver: "deinserver",
  yourshop: "deinshop",
  yourshow: "deinpodcast",
  "your-business": "deine-firma",
  "your-group": "deine-gruppe",
  "Your-Name": "Dein-Name",
} satisfies TranslationOf<typeof english>;
