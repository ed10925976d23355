import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  skipToContent: "মূল অংশে যান",
  brandHome: "{brand} হোম পেজ",
  home: "হোম পেজ",
  pageNotFound: "পেজটি পাওয়া যায়নি",
  wentWrong: "কোনো একটা সমস্যা হয়েছে",
  notFoundTitle: "ওহো! কোনো একটা সমস্যা হয়েছে।",
  notFoundText: "আপনি যে পেজটি খুঁজছেন, তা পাওয়া যায়নি। হোম পেজে গিয়ে দেখুন।",
  restingTitle: "এই কার্ড এখন বিশ্রামে আছে",
  restingText: "কার্ডটি যাঁর, তিনি এটি আপাতত বন্ধ রেখেছেন। লিংকটি ঠিক আছে, অন্য কোনো দিন আবার চেষ্টা করুন।",
  goneTitle: "এই কার্ড আর নেই",
  goneText: "কার্ডটি যাঁর ছিল, তিনি এটি মুছে দিয়েছেন।",
  leftText: "কার্ডটি এমন একজনের ছিল, যিনি তাঁর দল ছেড়ে গেছেন।",
  teamGoneTitle: "এই দল আর নেই",
  teamGoneText: "দলটি মুছে দেওয়া হয়েছে।",
  takenDownTitle: "এই কার্ড সরিয়ে দেওয়া হয়েছে",
  takenDownText:
    "একটি রিপোর্টের পর এই সাইটের পরিচালকেরা এটি সরিয়ে দিয়েছেন। ইমেইল বা SMS-এ কার্ডটি পেয়ে থাকলে, সেই মেসেজে যা করতে বলা হয়েছে তা করবেন না।",
  legalTitle: "আইনি কারণে পাওয়া যাচ্ছে না",
  legalText: "এই কার্ড এখানে দেখানো যাবে না।",
  isItYours: "কার্ডটি কি আপনার? কারণটি আমাদের ইমেইলে লেখা আছে, আপনি সেই ইমেইলের উত্তর দিতে পারেন।",
  filesToo: "এই কার্ডের ফাইলগুলোও পাওয়া যাবে না।",
  language: "ভাষা: {name}",
} satisfies TranslationOf<typeof english>;
