import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  yourCards: "بطاقاتك",
  loading: "جارٍ تحميل بطاقاتك",
  notLoaded: "تعذّر تحميل بطاقاتك.",
  nothingLost: "لم يُفقد أي شيء: بطاقاتك لا تزال متاحة.",
  notRefreshed: "تعذّر تحديث بطاقاتك.",
  noCardsYet: "ليس لديك بطاقات بعد",
  makeFirst: "يمكنك إنشاء بطاقتك الأولى بالزر «إضافة بطاقة». يستغرق ذلك نحو ثلاث دقائق.",
  addCard: "إضافة بطاقة",

  inUse: { zero: "البطاقات المستخدمة: {used} من {count}", one: "البطاقات المستخدمة: {used} من {count}", two: "البطاقات المستخدمة: {used} من {count}", few: "البطاقات المستخدمة: {used} من {count}", many: "البطاقات المستخدمة: {used} من {count}", other: "البطاقات المستخدمة: {used} من {count}" },
  allInUse: { zero: "البطاقات المستخدمة: {used} من {count}، ولا مكان للمزيد", one: "البطاقات المستخدمة: {used} من {count}، ولا مكان للمزيد", two: "البطاقات المستخدمة: {used} من {count}، ولا مكان للمزيد", few: "البطاقات المستخدمة: {used} من {count}، ولا مكان للمزيد", many: "البطاقات المستخدمة: {used} من {count}، ولا مكان للمزيد", other: "البطاقات المستخدمة: {used} من {count}، ولا مكان للمزيد" },
  premiumHasRoom: { zero: "البطاقات المستخدمة: {used} من {count}. تتسع باقة <premium>Premium</premium> لـ{max}.", one: "البطاقات المستخدمة: {used} من {count}. تتسع باقة <premium>Premium</premium> لـ{max}.", two: "البطاقات المستخدمة: {used} من {count}. تتسع باقة <premium>Premium</premium> لـ{max}.", few: "البطاقات المستخدمة: {used} من {count}. تتسع باقة <premium>Premium</premium> لـ{max}.", many: "البطاقات المستخدمة: {used} من {count}. تتسع باقة <premium>Premium</premium> لـ{max}.", other: "البطاقات المستخدمة: {used} من {count}. تتسع باقة <premium>Premium</premium> لـ{max}." },
  tooMany: { zero: "{count} بطاقة، بزيادة {more} على سعة باقتك", one: "بطاقة واحدة، بزيادة {more} على سعة باقتك", two: "بطاقتان، بزيادة {more} على سعة باقتك", few: "{count} بطاقات، بزيادة {more} على سعة باقتك", many: "{count} بطاقة، بزيادة {more} على سعة باقتك", other: "{count} بطاقة، بزيادة {more} على سعة باقتك" },
  tooManyForFree: { zero: "{count} بطاقة، بزيادة {more} على سعة الباقة المجانية", one: "بطاقة واحدة، بزيادة {more} على سعة الباقة المجانية", two: "بطاقتان، بزيادة {more} على سعة الباقة المجانية", few: "{count} بطاقات، بزيادة {more} على سعة الباقة المجانية", many: "{count} بطاقة، بزيادة {more} على سعة الباقة المجانية", other: "{count} بطاقة، بزيادة {more} على سعة الباقة المجانية" },
  roomFor: { zero: "لا مكان لبطاقات أخرى", one: "مكان لبطاقة أخرى", two: "مكان لبطاقتين أخريين", few: "مكان لـ{count} بطاقات أخرى", many: "مكان لـ{count} بطاقة أخرى", other: "مكان لـ{count} بطاقة أخرى" },
  freeVersion: "بطاقاتك متاحة بنسختها المجانية: بلا شعار، وبلون واحد، وعشر وسائل تواصل. كل ما عدا ذلك محفوظ ويعود مع Premium. <plans>عرض الباقات</plans>",

  changeOrder: "تغيير الترتيب",
  dragACard: "يمكنك سحب البطاقة أو استخدام الأسهم.",
  position: "{name}، الموضع {place} من {count}",
  done: "تم",

  openCard: "فتح بطاقة {name}، {path}",
  viewsThisWeek: { zero: "لا مشاهدات هذا الأسبوع", one: "مشاهدة واحدة هذا الأسبوع", two: "مشاهدتان هذا الأسبوع", few: "{count} مشاهدات هذا الأسبوع", many: "{count} مشاهدة هذا الأسبوع", other: "{count} مشاهدة هذا الأسبوع" },
  copyLink: "نسخ رابط بطاقة {name}",
  showCode: "عرض رمز QR لبطاقة {name}",
  codeNotShown: "تعذّر عرض الرمز. يُرجى المحاولة مرة أخرى.",
  downloadCode: "تنزيل رمز QR لبطاقة {name}",
  qr: "QR",
  share: "مشاركة",
  shareCard: "مشاركة بطاقة {name}",
  editCard: "تعديل بطاقة {name}",
  moreFor: "المزيد لبطاقة {name}، {path}",
  turnOver: "قلب البطاقة، {language}",

  useEverywhere: "استخدامها في كل مكان",
  links: "الروابط",
  insights: "الإحصاءات",
  duplicate: "إنشاء نسخة",
  noRoom: "لا مكان لبطاقة أخرى",
  takenDown: "محجوبة",
  pause: "إيقاف مؤقت",
  resume: "استئناف",
  resumeCard: "استئناف بطاقة {name}",
  changeLink: "تغيير الرابط",

  isPaused: "أُوقفت البطاقة {name} مؤقتًا.",
  isLiveAgain: "عادت البطاقة {name} متاحة.",
  isDeleted: "حُذفت البطاقة {name}.",
  isRestored: "استُعيدت البطاقة {name}.",

  takenDownOn: "محجوبة منذ {day}",
  takenDownText: "لا يرى الزوار هذه البطاقة. السبب مذكور في رسالتنا إلى بريدك الإلكتروني. لم يُحذف أي شيء.",
  answer: "الرد",

  draft: "مسودة",
  yourName: "اسمك",
  draftSavedOn: "مسودة محفوظة على هذا الجهاز في {day}",
  continueCard: "متابعة بطاقتك",
} satisfies TranslationOf<typeof english>;
