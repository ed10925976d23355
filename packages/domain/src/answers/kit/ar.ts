import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  captionTooLong: "يُرجى ألا يتجاوز النص 30 حرفًا.",
  walletNotConfigured: "بطاقات المحفظة غير معدّة هنا بعد",
  premiumCode: "رموز QR متاحة مع Premium.",
  pieceFailed: "تعذّر الإنشاء. يُرجى المحاولة مرة أخرى، وكل ما عدا ذلك يعمل.",
  pageTooLarge: "سيكون حجم الصفحة أكبر من 400 كيلوبايت. يُرجى استخدام صورة أصغر.",
  unprintable: "لا يمكن طباعة هذا الاسم بعد: لا خط هنا يتضمن حروف {scripts}.",
  unprintableSome: "لا يمكن طباعة هذا الاسم بعد: بعض حروفه غير موجودة في أي خط هنا.",
  undrawable: "لا يمكن رسم هذه البطاقة كاملة بعد: لا خط هنا يتضمن حروف {scripts}.",
  undrawableSome: "لا يمكن رسم هذه البطاقة كاملة بعد: بعض حروفها غير موجودة في أي خط هنا.",
  nextInLine: "الدور التالي لك",
  placeInLine: "الدور: {place}",
} satisfies TranslationOf<typeof english>;
