import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  offline: "আপনি অফলাইনে আছেন",
  tryAgain: "আবার চেষ্টা করুন",
  scanCode: "কোড স্ক্যান করুন",
  nothingSaved: "এই পেজে ইন্টারনেট লাগবে। আপনি যেসব কার্ড খোলেন, সেগুলো পরের জন্য এই ডিভাইসে সেভ থাকে।",
  cardNotSaved: "এই কার্ড এই ডিভাইসে সেভ করা নেই। যেগুলো আছে:",
  theseAreSaved: "এই পেজে ইন্টারনেট লাগবে। এই ডিভাইসে যে কার্ডগুলো সেভ করা আছে:",
  yourCard: "আপনার কার্ড",
  yourCards: "আপনার কার্ডগুলো",
  savedCards: "সেভ করা কার্ড",
  qrCodeOf: "QR কোড: {address}",
  offlineCopy: "আপনি অফলাইনে আছেন। সেভ করা কপি: {time}",
  slowCopy: "ইন্টারনেট খুব ধীর। সেভ করা কপি: {time}",
  updated: "কার্ডটি আপডেট হয়েছে।",
  showIt: "দেখুন",
} satisfies TranslationOf<typeof english>;
