import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  cancel: "إلغاء",
  close: "إغلاق",
  save: "حفظ",
  add: "إضافة",
  edit: "تعديل",
  delete: "حذف",
  remove: "إزالة",
  undo: "تراجع",
  undoWithin: "تراجع<left>، {seconds} ث</left>",
  copy: "نسخ",
  tryAgain: "إعادة المحاولة",
  continue: "متابعة",
  getStarted: "لنبدأ",
  logOut: "تسجيل الخروج",

  loading: "جارٍ التحميل…",
  saving: "جارٍ الحفظ…",
  sending: "جارٍ الإرسال…",
  checking: "جارٍ التحقق…",
  waiting: "في الانتظار…",
  trying: "جارٍ المحاولة…",

  earlierVersion: "المعروض هنا نسخة سابقة.",
  nothingLost: "لم يُفقد أي شيء.",

  paused: "متوقفة مؤقتًا",
  pausedSince: "متوقفة مؤقتًا منذ {day}",

  linkCopied: "تم نسخ الرابط",
  linkNotCopied: "تعذّر نسخ الرابط. الرابط هو {link}",
  youAreOffline: "لا يوجد اتصال بالإنترنت. يُرجى المحاولة مرة أخرى بعد عودة الاتصال.",
  formNeedsScript: "يحتاج هذا النموذج إلى JavaScript. يُرجى تفعيله في متصفحك.",
  pageNeedsScript: "تحتاج هذه الصفحة إلى JavaScript. يُرجى تفعيله في متصفحك.",

  terms: "شروط الخدمة",
  privacy: "سياسة الخصوصية",

  menu: "القائمة",
  openMenu: "فتح القائمة",
  closeMenu: "إغلاق القائمة",
  skipToContent: "الانتقال إلى المحتوى",
  brandHome: "الصفحة الرئيسية في {brand}",
  theme: "المظهر",
  light: "فاتح",
  dark: "داكن",
  system: "النظام",
  messages: "التنبيهات",

  optional: "(اختياري)",
  chooseOne: "يُرجى الاختيار",
  showPassword: "إظهار كلمة المرور",
  digitOf: "الخانة {place} من {length}",
  move: "نقل {name}",
  moveUp: "نقل {name} إلى أعلى",
  moveDown: "نقل {name} إلى أسفل",
  twoSentences: "{first} {second}",
} satisfies TranslationOf<typeof english>;
