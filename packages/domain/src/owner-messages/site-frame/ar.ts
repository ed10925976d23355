import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  main: "القائمة الرئيسية",
  home: "الرئيسية",
  aboutUs: "من نحن",
  features: "المزايا",
  pricing: "الأسعار",
  contactUs: "الاتصال بنا",
  dashboard: "لوحة التحكم",
  logIn: "تسجيل الدخول",
  signUp: "إنشاء حساب",

  footer: "تذييل الصفحة",
  getInTouch: "للتواصل معنا",
  accessibility: "سهولة الوصول",
  copyright: "© {year} {brand}. مفتوح المصدر.",

  businessCards: "بطاقات أعمال رقمية",
  pageNotFound: "الصفحة غير موجودة",
  pageNotShown: "تعذّر عرض الصفحة",

  shareImage: "بطاقات أعمال لثلاثة أشخاص بألوان مختلفة",

  couldNotShow: "تعذّر عرض هذه الصفحة.",
  failedOnOurSide: "حدث خطأ من جانبنا. يمكنك إعادة تحميل الصفحة أو الانتقال إلى الصفحة الرئيسية.",
  reload: "إعادة التحميل",
} satisfies TranslationOf<typeof english>;
