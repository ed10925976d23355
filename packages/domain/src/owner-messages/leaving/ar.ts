import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  leave: "المغادرة",
  leaveLead: "تصبح بطاقاتك غير متاحة فورًا. يُحذف كل شيء بعد سبعة أيام، ويمكنك العودة حتى ذلك الحين.",
  leaveBrand: "مغادرة {brand}",
  leaveQuestion: "مغادرة {brand}؟",
  notLoaded: "تعذّر تحميل التفاصيل.",
  nothingChanged: "لم يتغير أي شيء. يُرجى المحاولة مرة أخرى.",
  whatHappens: "ما يحدث عند المغادرة",
  cardsOffline: { zero: "لا بطاقات لديك", one: "تصبح بطاقتك غير متاحة فورًا", two: "تصبح بطاقتاك غير متاحتين فورًا", few: "تصبح بطاقاتك الـ{count} غير متاحة فورًا", many: "تصبح بطاقاتك الـ{count} غير متاحة فورًا", other: "تصبح بطاقاتك الـ{count} غير متاحة فورًا" },
  cardsReserved: { zero: "{names}: محجوزة لك لمدة 90 يومًا.", one: "يبقى {names} محجوزًا لك لمدة 90 يومًا.", two: "تبقى {names} محجوزة لك لمدة 90 يومًا.", few: "تبقى {names} محجوزة لك لمدة 90 يومًا.", many: "تبقى {names} محجوزة لك لمدة 90 يومًا.", other: "تبقى {names} محجوزة لك لمدة 90 يومًا." },
  planCancelled: "تُلغى باقتك أولًا",
  planCancelledText: "لا دفعات أخرى. يحتفظ مزوّد الدفع بفواتيره وفق ما يقتضيه القانون.",
  signedOut: { zero: "يُسجَّل خروجك", one: "يُسجَّل خروجك", two: "يُسجَّل خروجك من جهازين", few: "يُسجَّل خروجك من {count} أجهزة", many: "يُسجَّل خروجك من {count} جهازًا", other: "يُسجَّل خروجك من {count} جهاز" },
  deletedOn: "يُحذف كل شيء في {day}",
  deletedText: "البطاقات والصور والمفضلة وكل ما عداها في حسابك.",
  untilThen: "حتى ذلك الحين، يستعيد تسجيل الدخول كل شيء. <copy>إنشاء نسخة أولًا</copy>",
  stay: "البقاء",
  leavingNow: "جارٍ المغادرة…",
  youHaveLeft: "تمت مغادرتك. يُحذف كل شيء في {day}.",

  closingTitle: "حسابك قيد الإغلاق",
  logOut: "تسجيل الخروج",
  daysLeft: { zero: "{count} يوم", one: "يوم واحد", two: "يومان", few: "{count} أيام", many: "{count} يومًا", other: "{count} يوم" },
  closingText: "غادرت في {leftOn}. بطاقاتك غير متاحة، وتبقى روابطها محجوزة لك. يمكنك استعادة كل شيء حتى {until}.",
  closingNote: "تبقى الباقة المدفوعة ملغاة. ويمكنك اختيار باقة من جديد بعد استعادة حسابك.",
  restoreAccount: "استعادة الحساب",
  oneMoment: "لحظة من فضلك…",
} satisfies TranslationOf<typeof english>;
