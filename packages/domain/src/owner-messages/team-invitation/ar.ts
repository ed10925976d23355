import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "بطاقتك في انتظارك",
  heading: "أعدّ {team} بطاقة لك",
  works: "هي على {link} وتعمل بالفعل.",
  makeAccount: "بحساب خاص بك يمكنك إكمالها.",
  invitedBy: "وصلتك الدعوة من {person}.",
  pictureOf: "بطاقتك {link}",
  forAddress: "الدعوة موجهة إلى {email} حتى {day}.",
  signedInAs: "تم تسجيل الدخول باسم {email}",
  beside:
    "تظهر إلى جانب بطاقاتك الخاصة ولا تشغل أيًا من أماكنك. لا يرى {team} بطاقاتك الخاصة ولا جهات اتصالك ولا المفضلة لديك.",
  take: "استلام البطاقة",
  oneMoment: "لحظة من فضلك...",
  haveAccount: "لديك حساب؟ <signIn>تسجيل الدخول</signIn>",
  somebodyElse: "هذه الدعوة لشخص آخر",
  onlyFor: "تعمل مع {email} فقط.",
  signOut: "تسجيل الخروج والمتابعة",
  byMistake: "فُتحت بالخطأ؟ يمكنك إغلاق هذه الصفحة، لم يحدث شيء.",
  notForMe: "هذه ليست لي",
  declined: "تم رفض الدعوة",
  declinedLead: "لن يصلك شيء آخر بشأنها.",
  ended: "انتهت هذه الدعوة",
  endedLead: "يمكنك طلب دعوة جديدة ممن دعاك. بطاقتك محفوظة لك.",
  home: "الصفحة الرئيسية",
  failed: "تعذر فتح الدعوة.",
  notSent: "تعذر إتمام ذلك. يُرجى المحاولة مرة أخرى.",
} satisfies TranslationOf<typeof english>;
