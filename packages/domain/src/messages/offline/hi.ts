import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  offline: "आप ऑफ़लाइन हैं",
  tryAgain: "फिर से कोशिश करें",
  scanCode: "कोड स्कैन करें",
  nothingSaved: "इस पेज के लिए इंटरनेट चाहिए। आप जो कार्ड खोलें, वह बाद के लिए इस डिवाइस पर सेव हो जाता है।",
  cardNotSaved: "यह कार्ड इस डिवाइस पर सेव नहीं है। ये कार्ड सेव हैं:",
  theseAreSaved: "इस पेज के लिए इंटरनेट चाहिए। ये कार्ड इस डिवाइस पर सेव हैं:",
  yourCard: "आपका कार्ड",
  yourCards: "आपके कार्ड",
  savedCards: "सेव किए गए कार्ड",
  qrCodeOf: "QR कोड: {address}",
  offlineCopy: "आप ऑफ़लाइन हैं। सेव की गई कॉपी: {time}",
  slowCopy: "कनेक्शन धीमा है। सेव की गई कॉपी: {time}",
  updated: "यह कार्ड अपडेट हो गया है।",
  showIt: "देखें",
} satisfies TranslationOf<typeof english>;
