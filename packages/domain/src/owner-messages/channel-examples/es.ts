import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  address: "Calle Mayor 12, Madrid",
  bank: "IBAN o número de cuenta",
  wallet: "Dirección de tu wallet",
  wechat: "Tu ID de WeChat",

  yourbusiness: "tuempresa",
  yourchannel: "tucanal",
  yourlink: "tuenlace",
  yourname: "tunombre",
  yourserver: "tuservidor",
  yourshop: "tutienda",
  yourshow: "tupodcast",
  "your-business": "tu-empresa",
  "your-group": "tu-grupo",
  "Your-Name": "Tu-Nombre",
} satisfies TranslationOf<typeof english>;
