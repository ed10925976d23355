import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  restoreTitle: "استعادة عنوان بريدك الإلكتروني",
  restoreLead: "يمكنك استخدام هذا العنوان من جديد. سنسجّل الخروج من كل الأجهزة ونزيل كل مفاتيح المرور.",
  restorePasswordHint:
    "كلمة مرورك وقت تغيير العنوان، أو الحالية. إن كان شخص آخر قد اختارها، يُرجى ترك الحقل فارغًا.",
  restore: "استعادة العنوان",
  restoring: "جارٍ الاستعادة…",
  chooseNow: "ربما يعرف كلمة مرورك من غيّر العنوان، لذلك يُرجى اختيار كلمة جديدة الآن.",
  choosePassword: "اختيار كلمة مرور جديدة",

  passkeyTitle: "تفعيل مفتاح مرورك",
  passkeyLead: "يفتح حسابك دون كلمة مرور. يُرجى تفعيله فقط إذا أضفته بنفسك.",
  turnOn: "تفعيل",
  turningOn: "جارٍ التفعيل…",
  passkeyIsOn: "يمكنك تسجيل الدخول به.",
} satisfies TranslationOf<typeof english>;
