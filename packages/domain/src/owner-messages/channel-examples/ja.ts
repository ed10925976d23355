import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  address: "東京都千代田区見本町1-2-3",
  bank: "IBANまたは口座番号",
  wallet: "ウォレットのアドレス",
  wechat: "WeChat ID",

  yourbusiness: "yourbusiness",
  yourchannel: "yourchannel",
  yourlink: "yourlink",
  yourname: "yourname",
  yourserver: "yourserver",
  yourshop: "yourshop",
  yourshow: "yourshow",
  "your-business": "your-business",
  "your-group": "your-group",
  "Your-Name": "Your-Name",
} satisfies TranslationOf<typeof english>;
