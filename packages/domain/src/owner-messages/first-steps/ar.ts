import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "أول أربع خطوات",
  titleDone: "اكتملت خطواتك الأولى",
  doneOf: "اكتمل {done} من {all}",
  allDone: "اكتملت الأربع كلها",
  stepDone: "{step}<done>، تم</done>",

  card: "إنشاء بطاقتك",
  cardText: "اسمك وصورتك وكيف يصل إليك الناس. نحو ثلاث دقائق.",
  signature: "إضافتها إلى توقيع بريدك",
  signatureText: "تُنسخ مرة واحدة، وتظهر أسفل كل رسالة.",
  code: "عرض رمزك",
  codeText: "يظهر الرمز بضغطة على بطاقتك، ويمكن لأي شخص مسحه دون تطبيق.",
  address: "مشاركتها",
  addressText: "يكفي إرسال الرابط إلى أحد معارفك.",
  visitor: "استقبال أول زائر",
  visitorText: "تكتمل عندما يفتح شخص آخر بطاقتك.",

  open: "فتح",
  openSignature: "فتح توقيعك",
  showCode: "عرض الرمز",
  copyLink: "نسخ الرابط",
  hide: "إخفاء",
  hiding: "جارٍ الإخفاء…",
  hideSteps: "إخفاء الخطوات الأولى",
} satisfies TranslationOf<typeof english>;
