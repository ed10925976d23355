import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "بطاقتك في انتظارك",
  hasMade: "أعدّ {team} بطاقة لك، وهي تعمل بالفعل.",
  invitedBy: "وصلتك الدعوة من {person}.",
  pictureOf: "بطاقتك {address}",
  forAddress: "الدعوة موجهة إلى {email} حتى {day}.",
  beside:
    "تظهر إلى جانب بطاقاتك الخاصة ولا تشغل أيًا من أماكنك. لا يرى {team} بطاقاتك الخاصة ولا جهات اتصالك ولا المفضلة لديك.",
  take: "استلام البطاقة",
  oneMoment: "لحظة من فضلك...",
  taken: "أصبحت البطاقة لك.",
  signUp: "إنشاء حساب",
  haveAccount: "لدي حساب",
  somebodyElse: "تم تسجيل الدخول بعنوان آخر. يُرجى تسجيل الخروج ثم فتح الرابط مرة أخرى.",
  notForMe: "هذه ليست لي",
  declined: "تم رفض الدعوة، ولن يصلك شيء آخر بشأنها.",
  ended: "انتهت هذه الدعوة.",
  failed: "تعذر إتمام ذلك. يُرجى المحاولة مرة أخرى.",
} satisfies TranslationOf<typeof english>;
