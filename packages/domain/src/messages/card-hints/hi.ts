import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  myCard: "मेरा कार्ड",
  scanToSave: "स्कैन करें, संपर्क सेव करें",
  scanToSaveLines: "स्कैन करके मेरा\nसंपर्क सेव करें",
  alwaysUpToDate: "मेरा कार्ड, हमेशा अपडेटेड",
  printedCard: "{name}, विज़िटिंग कार्ड",
  codeOf: "QR कोड: {name}",
  note: "नोट",
} satisfies TranslationOf<typeof english>;
