import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  myCard: "আমার কার্ড",
  scanToSave: "স্ক্যান করে কন্টাক্ট সেভ করুন",
  scanToSaveLines: "স্ক্যান করে আমার\nকন্টাক্ট সেভ করুন",
  alwaysUpToDate: "আমার কার্ড, সব সময় হালনাগাদ",
  printedCard: "{name}, ভিজিটিং কার্ড",
  codeOf: "QR কোড: {name}",
  note: "নোট",
} satisfies TranslationOf<typeof english>;
