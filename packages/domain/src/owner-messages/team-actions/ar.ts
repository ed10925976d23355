import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  time: "الوقت (UTC)",
  who: "من",
  what: "الإجراء",
  about: "بخصوص",
  number: "العدد",

  team_started: "إنشاء الفريق",
  team_renamed: "إعادة تسمية الفريق",
  team_deleted: "حذف الفريق",
  team_restored: "استعادة الفريق",
  joining_changed: "تغيير الانضمام عبر العنوان",
  template_added: "إضافة قالب",
  template_renamed: "إعادة تسمية قالب",
  template_changed: "تغيير قالب",
  template_undone: "التراجع عن تغيير قالب",
  template_deleted: "حذف قالب",
  people_invited: "إرسال دعوة",
  invitation_renewed: "تجديد دعوة",
  invitation_taken_back: "سحب دعوة",
  invitation_taken: "قبول الدعوة",
  invitation_declined: "رفض الدعوة",
  person_joined: "انضمام",
  person_left: "مغادرة",
  person_removed: "إزالة من الفريق",
  people_moved: "نقل إلى قالب آخر",
  role_changed: "تغيير دور",
  card_corrected: "تصحيح بطاقة",
} satisfies TranslationOf<typeof english>;
