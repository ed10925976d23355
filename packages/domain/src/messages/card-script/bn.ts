import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  messages: "বিজ্ঞপ্তি",
  close: "বন্ধ করুন",
  saveToFavourites: "পছন্দের তালিকায় রাখুন",
  savedToFavourites: "পছন্দের তালিকায় আছে",
  favouriteAdded: "কার্ডটি পছন্দের তালিকায় রাখা হয়েছে: {name}",
  favouriteRemoved: "কার্ডটি পছন্দের তালিকা থেকে সরানো হয়েছে: {name}",
  addFailed: "কার্ডটি পছন্দের তালিকায় রাখা যায়নি।",
  removeFailed: "কার্ডটি পছন্দের তালিকা থেকে সরানো যায়নি।",
  favouritesFull: "পছন্দের তালিকায় ৫০০টি পর্যন্ত কার্ড রাখা যায়। জায়গা করতে একটি সরিয়ে দিন।",
  editCard: "এই কার্ড এডিট করুন",
  goToDashboard: "আপনার ড্যাশবোর্ডে যান",
  contactDownloaded: "কন্টাক্ট ডাউনলোড হয়েছে! আপনার কন্টাক্টে সেভ করতে ফাইলটি খুলুন।",
  contactFailed: "কন্টাক্ট ডাউনলোড করা যায়নি। আবার চেষ্টা করুন।",
  letThemKnow: "আপনি কে, {name}-কে জানান",
  copied: "কপি হয়েছে",
  copyValueFailed: "কপি করা যায়নি। লেখাটি নিজে বেছে নিয়ে কপি করুন।",
  linkCopied: "লিংক কপি হয়েছে",
  linkCopiedFor: "লিংক কপি হয়েছে। {place}-এ পেস্ট করুন।",
  copyFailed: "কপি করা যায়নি। লিংকটি নিজে বেছে নিয়ে কপি করুন।",
  shareFailed: "শেয়ার করা যায়নি। নিচের অন্য কোনো উপায়ে চেষ্টা করুন।",
  qrDownloadFailed: "QR কোড ডাউনলোড করা যায়নি।",
} satisfies TranslationOf<typeof english>;
