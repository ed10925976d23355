import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  getInTouch: "للتواصل معنا",
  lead: "سؤال أو خلل أو ميزة ناقصة: رسالتك تهمنا. لا يقرؤها إلا القائمون على هذا الموقع.",
  forPlans: "للاطلاع على الباقات والإلغاء، يمكنك زيارة <pricing>صفحة الأسعار</pricing>.",
  title: "الاتصال بنا",
  description: "مراسلة القائمين على هذه البطاقات الرقمية: أسئلة ودعم وأسعار.",

  name: "اسمك",
  email: "البريد الإلكتروني",
  phone: "الهاتف",
  hear: "كيف عرفت عنا؟",
  hearPlaceholder: "يُرجى الاختيار",
  hearGoogle: "Google",
  hearSocialMedia: "وسائل التواصل الاجتماعي",
  hearSomeone: "من شخص أعرفه",
  help: "كيف يمكننا مساعدتك؟",
  helpPlaceholder: "يُرجى اختيار موضوع",
  helpGeneral: "استفسار عام",
  helpSupport: "الدعم",
  helpPricing: "الأسعار",
  message: "الرسالة",
  charactersOf: "{used} من {max} حرف",
  wordsOf: "{used} من {max} كلمة",
  send: "إرسال الرسالة",
} satisfies TranslationOf<typeof english>;
