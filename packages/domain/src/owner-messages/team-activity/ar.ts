import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "النشاط",
  lead: "ما فعله المالكون والمشرفون خلال آخر 12 شهرًا. يمكن قراءته ولا يمكن تغييره.",
  find: "بحث",
  findHint: "شخص أو قالب أو إجراء",
  downloadCsv: "تنزيل بصيغة CSV",
  loading: "جارٍ تحميل النشاط...",
  notLoaded: "تعذّر تحميل النشاط",
  notRefreshed: "تعذّر تحديث النشاط",
  nothingYet: "لم يحدث شيء خلال آخر 12 شهرًا.",
  nothingFound: "لا نتائج لـ «{find}»",
  showAll: "عرض الكل",
  found: {
    zero: "لا نتائج",
    one: "نتيجة واحدة",
    two: "نتيجتان",
    few: "{count} نتائج",
    many: "{count} نتيجة",
    other: "{count} نتيجة",
  },
  people: {
    zero: "لا أحد",
    one: "شخص واحد",
    two: "شخصان",
    few: "{count} أشخاص",
    many: "{count} شخصًا",
    other: "{count} شخص",
  },
  isOwner: "{name}، مالك الآن",
  isAdmin: "{name}، مشرف الآن",
  isMember: "{name}، عضو الآن",
  somebodyGone: "حساب محذوف",
  range: "من {from} إلى {to} من أصل {total}",
  older: "الأقدم",
  newer: "الأحدث",
} satisfies TranslationOf<typeof english>;
