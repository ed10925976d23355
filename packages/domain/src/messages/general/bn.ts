import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  accountLeaving: "আপনার অ্যাকাউন্ট বন্ধ হচ্ছে। আগে সেটি ফিরিয়ে আনুন।",
  checkField: "এই ঘরটি দেখে নিন।",
  checkingPerson: "আপনি মানুষ কি না, যাচাই করা হচ্ছে। কয়েক সেকেন্ড লাগবে।",
  checkInput: "ঘরগুলো দেখে নিন।",
  fileTakesTooMuch: "এই ফাইল পড়তে অনেক সময় লাগছে। ভাগ করুন বা আবার এক্সপোর্ট করুন।",
  forbidden: "অনুমতি নেই",
  networkError: "সংযোগ পাওয়া যায়নি। আবার চেষ্টা করুন।",
  notFound: "আপনি যা খুঁজছিলেন তা পাওয়া যায়নি।",
  onlyJson: "অনুরোধ application/json হিসেবে পাঠাতে হবে।",
  onlyZip: "একটি ZIP ফাইল পাঠান।",
  sent: "পাঠানো হয়েছে",
  signInFirst: "চালিয়ে যেতে সাইন ইন করুন।",
  tooLarge: "এটি অনেক বড়।",
  tooBusy: "এই মুহূর্তে খুব চাপ যাচ্ছে। একটু পরে আবার চেষ্টা করুন।",
  unexpected: "কোনো একটা সমস্যা হয়েছে। পরে আবার চেষ্টা করুন।",
  tooManyAttempts: {
    one: "অনেকবার চেষ্টা হয়েছে। {seconds} সেকেন্ড পরে আবার চেষ্টা করুন।",
    other: "অনেকবার চেষ্টা হয়েছে। {seconds} সেকেন্ড পরে আবার চেষ্টা করুন।",
  },
} satisfies TranslationOf<typeof english>;
