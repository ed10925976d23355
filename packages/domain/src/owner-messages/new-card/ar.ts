import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  isLive: "بطاقتك متاحة الآن.",
  scanToTry: "لتجربتها، يمكنك مسح الرمز بهاتف آخر.",
  sendToTry: "لتجربتها، يمكنك إرسال الرابط إلى شخص آخر.",
  openCard: "فتح البطاقة",

  putItOut: "بطاقتك متاحة الآن. حان وقت وضعها حيث يلتقي بك الناس",
  everywhere: "في توقيع بريدك، وعلى الورق، وعلى علامة NFC، وخلفك في المكالمات. كل شيء جاهز.",
  useEverywhere: "بطاقتك في كل مكان",
  notNow: "ليس الآن",
} satisfies TranslationOf<typeof english>;
