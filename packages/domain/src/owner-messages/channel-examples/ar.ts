import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  address: "12 شارع النموذج، دبي",
  bank: "\u200fIBAN أو رقم الحساب",
  wallet: "عنوان محفظتك",
  wechat: "معرّف WeChat الخاص بك",

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
