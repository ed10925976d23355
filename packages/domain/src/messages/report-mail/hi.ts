import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  subject: "आपकी रिपोर्ट: {card}",
  takenDownTitle: "कार्ड हटा दिया गया है",
  leftUpTitle: "कार्ड ऑनलाइन रहेगा",
  preview: "हमने आपकी रिपोर्ट की जांच कर ली है।",
  takenDown: "आपने जिस कार्ड की रिपोर्ट की थी, हमने जांच के बाद उसे हटा दिया है। धन्यवाद।",
  leftUp: "आपने जिस कार्ड की रिपोर्ट की थी, हमने उसकी जांच की। वह ऑनलाइन रहेगा। हमें बताने के लिए धन्यवाद।",
  once: "आपने जवाब मांगा था, इसलिए सिर्फ़ यह एक ईमेल भेजा गया है। हम आपका ईमेल पता सेव नहीं करते।",
  questions: "कोई सवाल है? यहां लिखें: {support}",
} satisfies TranslationOf<typeof english>;
