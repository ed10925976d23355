import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  phonenumber: "Τηλέφωνο",
  email: "Email",
  address: "Διεύθυνση",
  sms: "SMS",
  website: "Ιστότοπος",
  wechat: "WeChat",
  wallet: "Πορτοφόλι",
  mobilemoney: "Mobile Money",
  bank: "Τράπεζα",
  fax: "Φαξ",
  officenumber: "Γραφείο",
  contact: "Επικοινωνία",
  social: "Κοινωνικά δίκτυα",
  work: "Εργασία",
  payments: "Πληρωμές",
} satisfies TranslationOf<typeof english>;
