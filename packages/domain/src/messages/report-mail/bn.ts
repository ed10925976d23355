import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  subject: "আপনার রিপোর্ট: {card}",
  takenDownTitle: "কার্ডটি সরিয়ে দেওয়া হয়েছে",
  leftUpTitle: "কার্ডটি অনলাইনে থাকছে",
  preview: "আমরা আপনার রিপোর্ট যাচাই করেছি।",
  takenDown: "আপনার রিপোর্ট করা কার্ডটি আমরা যাচাই করে সরিয়ে দিয়েছি। ধন্যবাদ।",
  leftUp: "আপনার রিপোর্ট করা কার্ডটি আমরা যাচাই করেছি, এটি অনলাইনে থাকছে। আমাদের জানানোর জন্য ধন্যবাদ।",
  once: "আপনি উত্তর চেয়েছিলেন, তাই শুধু এই একটি ইমেইল পাঠানো হলো। আপনার ইমেইল ঠিকানা আমরা রাখি না।",
  questions: "কোনো প্রশ্ন আছে? এখানে লিখুন: {support}",
} satisfies TranslationOf<typeof english>;
