import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  accountLeaving: "حسابك قيد الإغلاق. يُرجى استعادته أولًا.",
  checkField: "يُرجى مراجعة هذا الحقل.",
  checkingPerson: "نتحقق من أنك لست روبوتًا. يستغرق ذلك بضع ثوانٍ.",
  checkInput: "يُرجى مراجعة الحقول.",
  fileTakesTooMuch: "تستغرق قراءة هذا الملف وقتًا طويلًا. يُرجى تقسيمه أو تصديره من جديد.",
  forbidden: "غير مسموح",
  networkError: "حدث خطأ في الاتصال. يُرجى المحاولة مرة أخرى.",
  notFound: "لم نعثر على ما تبحث عنه.",
  onlyJson: "يجب إرسال الطلبات بصيغة application/json.",
  onlyZip: "يُرجى إرسال ملف ZIP.",
  sent: "تم الإرسال",
  signInFirst: "يُرجى تسجيل الدخول للمتابعة.",
  tooLarge: "الحجم كبير جدًا.",
  tooBusy: "الضغط كبير جدًا حاليًا. يُرجى المحاولة مرة أخرى بعد لحظات.",
  unexpected: "حدث خطأ غير متوقع. يُرجى المحاولة مرة أخرى لاحقًا.",
  tooManyAttempts: {
    zero: "محاولات كثيرة جدًا. يُرجى المحاولة مرة أخرى بعد {seconds} ثانية.",
    one: "محاولات كثيرة جدًا. يُرجى المحاولة مرة أخرى بعد ثانية واحدة ({seconds}).",
    two: "محاولات كثيرة جدًا. يُرجى المحاولة مرة أخرى بعد ثانيتين ({seconds}).",
    few: "محاولات كثيرة جدًا. يُرجى المحاولة مرة أخرى بعد {seconds} ثوانٍ.",
    many: "محاولات كثيرة جدًا. يُرجى المحاولة مرة أخرى بعد {seconds} ثانية.",
    other: "محاولات كثيرة جدًا. يُرجى المحاولة مرة أخرى بعد {seconds} ثانية.",
  },
} satisfies TranslationOf<typeof english>;
