import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  messages: "सूचनाएं",
  close: "बंद करें",
  saveToFavourites: "पसंदीदा में सेव करें",
  savedToFavourites: "पसंदीदा में सेव है",
  favouriteAdded: "{name} का कार्ड पसंदीदा में सेव हो गया।",
  favouriteRemoved: "{name} का कार्ड पसंदीदा से हटा दिया गया।",
  addFailed: "कार्ड पसंदीदा में सेव नहीं हो सका।",
  removeFailed: "कार्ड पसंदीदा से हटाया नहीं जा सका।",
  favouritesFull: "पसंदीदा में 500 तक कार्ड सेव हो सकते हैं। जगह बनाने के लिए कोई एक हटाएं।",
  editCard: "इस कार्ड में बदलाव करें",
  goToDashboard: "अपने डैशबोर्ड पर जाएं",
  contactDownloaded: "संपर्क डाउनलोड हो गया! इसे अपने संपर्कों में सेव करने के लिए फ़ाइल खोलें।",
  contactFailed: "संपर्क डाउनलोड नहीं हो सका। कृपया फिर से कोशिश करें।",
  letThemKnow: "{name} को बताएं कि आप कौन हैं",
  copied: "कॉपी हो गया",
  copyValueFailed: "कॉपी नहीं हो सका। टेक्स्ट को खुद चुनकर कॉपी करें।",
  linkCopied: "लिंक कॉपी हो गया",
  linkCopiedFor: "लिंक कॉपी हो गया। इसे {place} में पेस्ट करें।",
  copyFailed: "कॉपी नहीं हो सका। लिंक को खुद चुनकर कॉपी करें।",
  shareFailed: "शेयर नहीं हो सका। नीचे दिया कोई और तरीका आज़माएं।",
  qrDownloadFailed: "QR कोड डाउनलोड नहीं हो सका।",
} satisfies TranslationOf<typeof english>;
