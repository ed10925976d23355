import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  pageTitle: "شخص",
  breadcrumb: "مسار التنقل",
  people: "الأشخاص",
  loading: "جارٍ تحميل الشخص...",
  notLoaded: "تعذر تحميل هذا الشخص.",
  notInTeam: "هذا الشخص ليس في الفريق",
  notInTeamText: "غادر الفريق أو أُزيل منه أو سُحبت دعوته.",
  allPeople: "كل الأشخاص",

  role: "الدور",
  template: "القالب",
  hereSince: "في الفريق منذ",
  invitedOn: "تاريخ الدعوة",
  linkUntil: "الرابط صالح حتى",
  linkEnded: "انتهى الرابط",
  ownThings: "البطاقات الخاصة وجهات الاتصال والمفضلة",
  notShown: "لا تظهر لك",

  teamCard: "بطاقة الفريق",
  openCard: "فتح البطاقة {address}",
  cardNotLoaded: "تعذر تحميل البطاقة.",
  name: "الاسم",
  jobTitle: "المسمى الوظيفي",
  company: "الشركة",
  bio: "نبذة",
  notFilled: "غير معبأ",
  same: "موحّد للجميع",
  correct: "تصحيح: {field}",
  corrected: "تم التصحيح. تصل رسالة بذلك إلى {name}.",
  correctedInvited: "تم التصحيح.",
  notCorrected: "تعذر الحفظ. يُرجى المحاولة مرة أخرى.",
  done: "ما قام به المشرفون هنا",
  actions: "الإجراءات",
  correctNote: "يمكنك تصحيح ما على بطاقة الفريق. تصل رسالة بذلك إلى {name}، ويُسجل في النشاط.",
} satisfies TranslationOf<typeof english>;
