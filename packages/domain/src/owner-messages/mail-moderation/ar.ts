import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  suspendedSubject: "تم تعليق حسابك في {brand}",
  suspendedTitle: "تم تعليق حسابك",
  suspendedPreview: "لم يُحذف أي شيء. يمكنك الرد على هذه الرسالة.",
  suspended: "لا يمكنك تسجيل الدخول حاليًا، وبطاقاتك غير متاحة. لم يُحذف أي شيء.",
  suspendedAnswer:
    "إذا كنا مخطئين، يُرجى الرد على هذه الرسالة وإخبارنا بالسبب؛ سيقرؤها شخص من فريقنا. تستمر الباقة المدفوعة إلى أن تُلغى. ويمكنك أن تطلب منا إلغاءها أو إرسال نسخة من بياناتك.",

  liftedSubject: "حسابك في {brand} مفتوح من جديد",
  liftedTitle: "حسابك مفتوح من جديد",
  liftedPreview: "يمكنك تسجيل الدخول، وبطاقاتك متاحة.",
  lifted: "لم يعد حسابك معلّقًا. بطاقاتك متاحة من جديد.",

  takenDownSubject: "حُجبت بطاقتك {card}",
  takenDownTitle: "حُجبت بطاقتك",
  takenDownPreview: "لم يُحذف أي شيء. يمكنك الرد على هذه الرسالة.",
  takenDown: "تلقينا بلاغًا عن إحدى بطاقاتك وراجعناه. يرى الزوار الآن صفحة تفيد بأنها غير متاحة.",
  found: "ما وجدناه",
  takenDownNext:
    "لم يُحذف أي شيء، ولم تتأثر بطاقاتك الأخرى ولا باقتك. يُرجى تعديل الاسم أو الشعار أو الروابط في المحرر، ثم الرد على هذه الرسالة. يقرأ ردك شخص من فريقنا، خلال يومي عمل عادةً.",
  openEditor: "فتح المحرر",
  takenDownAnswer: "إذا كنا مخطئين، يُرجى إخبارنا بالسبب، وسنعيد بطاقتك.",

  putBackSubject: "عادت بطاقتك {card}",
  putBackTitle: "عادت بطاقتك",
  putBackPreview: "يراها الزوار من جديد.",
  putBack: "لم تعد بطاقتك محجوبة. يراها الزوار من جديد.",
  openCard: "فتح البطاقة",
} satisfies TranslationOf<typeof english>;
