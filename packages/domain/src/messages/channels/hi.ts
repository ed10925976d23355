import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  phonenumber: "फ़ोन",
  email: "ईमेल",
  address: "पता",
  sms: "SMS",
  website: "वेबसाइट",
  wechat: "WeChat",
  wallet: "वॉलेट",
  mobilemoney: "मोबाइल मनी",
  bank: "बैंक",
  fax: "फ़ैक्स",
  officenumber: "ऑफ़िस",
  contact: "संपर्क",
  social: "सोशल मीडिया",
  work: "काम",
  payments: "पेमेंट",
} satisfies TranslationOf<typeof english>;
