import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  deviceSubject: "رُبط جهاز بحسابك في {brand}",
  deviceTitle: "رُبط جهاز بحسابك",
  devicePreview: "يقرأ جهات اتصالك ويغيّرها.",
  deviceAdded:
    "أُنشئت كلمة مرور لدفتر عناوين أحد الأجهزة. يقرأ الجهاز بها جهات اتصالك ويغيّرها، ويقرأ البطاقات المحفوظة. ولا تتيح غير ذلك.",
  tokenSubject: "أُنشئ رمز وصول لحسابك في {brand}",
  tokenTitle: "أُنشئ رمز وصول",
  tokenPreview: "يعمل به برنامج لأجل حسابك.",
  tokenAdded: "أُنشئ رمز وصول يعمل به برنامج لأجل حسابك. ما يُسمح له به مذكور في صفحة «الربط».",
  madeOn: "أُنشئ باستخدام",
  addedNotYou: "إذا لم يكن هذا منك، يُرجى إلغاؤه وتغيير كلمة مرورك الآن: هناك شخص آخر سجّل الدخول إلى حسابك.",
  openConnect: "فتح صفحة الربط",

  endsSubject: "ينتهي قريبًا رمز وصول لحسابك في {brand}",
  endsTitle: "ينتهي رمز وصول قريبًا",
  endsPreview: "يُرفض بعد ذلك كل ما يستخدمه.",
  ends: "ينتهي قريبًا أحد رموز الوصول لديك، ويُرفض بعد ذلك كل ما يستخدمه. إذا كان لا يزال مطلوبًا، يُرجى إنشاء رمز آخر ووضعه مكانه.",
  token: "رمز الوصول",
  beginsWith: "يبدأ بـ",
  endsAt: "ينتهي في",
} satisfies TranslationOf<typeof english>;
