import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  offer: "استقبال بيانات الزوار",
  offerText:
    "يمكن لكل من يفتح بطاقتك أن يرسل إليك اسمه وبيانات التواصل معه، دون الحاجة إلى حساب. تصلك رسالة، وتظهر البيانات في «جهات الاتصال». يمكنك إيقاف ذلك لكل بطاقة.",
  notNow: "ليس الآن",
  turnOn: "تفعيل",
  turnOnForBoth: "تفعيل للبطاقتين",
  turnOnFor: {
    zero: "تفعيل",
    one: "تفعيل لبطاقة واحدة",
    two: "تفعيل لبطاقتين",
    few: "تفعيل لـ{number} من بطاقاتك",
    many: "تفعيل لـ{number} من بطاقاتك",
    other: "تفعيل لـ{number} من بطاقاتك",
  },
  turningOn: "جارٍ التفعيل…",
  turnedOn: "أصبح بإمكان الزوار مشاركة بياناتهم معك.",

  share: "استقبال بيانات الزوار",
  shareText:
    "يمكن لكل من يفتح هذه البطاقة أن يرسل إليك اسمه وبيانات التواصل معه. تصلك رسالة، وتظهر البيانات في «جهات الاتصال».",
} satisfies TranslationOf<typeof english>;
