import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  notSetUp: "بطاقات المحفظة غير معدّة هنا بعد",
  setValues:
    "يجب توقيع بطاقات المحفظة. بعد ضبط القيم أدناه، يظهر الزران هنا. وحتى ذلك الحين، لا يرى هذه الصفحة إلا المشرفون.",
  restWorks: "بقية أدوات المشاركة تعمل من دون ذلك.",
  codeStaysCurrent:
    "البطاقة المحفوظة في المحفظة لا تتحدث: بعد تغيير بطاقتك، يُرجى إضافتها من جديد. الرمز فيها يفتح دائمًا بطاقتك الحالية.",
  linkStaysCurrent:
    "البطاقة المحفوظة في المحفظة لا تتحدث: بعد تغيير بطاقتك، يُرجى إضافتها من جديد. الرابط فيها يفتح دائمًا بطاقتك الحالية.",

  addToApple: "إضافة إلى Apple Wallet",
  appleText: "على iPhone، تُفتح البطاقة فورًا. على الكمبيوتر، يُنزَّل ملف يمكنك إرساله إلى هاتفك.",
  saveToGoogle: "إضافة إلى محفظة Google",
  googleText: "تُفتح محفظة Google والبطاقة جاهزة. من الكمبيوتر، تنتقل إلى هاتف حسابك على Google.",
  signing: "جارٍ التوقيع…",

  forOperator: "لإدارة الموقع",
  copyForOperator: "نسخ لإدارة الموقع",
  namesCopied: "تم النسخ. يمكنك الآن إرسالها إلى القائم على هذا الموقع.",
  namesNotCopied: "تعذّر نسخ الأسماء.",
} satisfies TranslationOf<typeof english>;
