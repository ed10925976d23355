import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  team: "الفريق",
  teamNamed: "{team}، فريق",
  chooseTeam: "الفريق: {team}",
  part: "قسم الفريق",
  overview: "نظرة عامة",
  people: "الأشخاص",
  templates: "القوالب",
  links: "الروابط",
  activity: "النشاط",
  billing: "الفوترة",
  settings: "الإعدادات",

  loading: "جارٍ تحميل فريقك...",
  notLoaded: "تعذر تحميل فريقك.",
  notRefreshed: "تعذر تحديث فريقك.",
  nothingLost: "لم يُفقد شيء. يُرجى المحاولة مرة أخرى.",

  noTeam: "لا تنتمي إلى أي فريق",
  noTeamLead: "في الفريق تحمل كل البطاقات المظهر نفسه: تحدد ما هو مشترك، ويعبّئ كل شخص الباقي.",
  invitedInstead: "هل وصلتك دعوة؟ يُرجى فتح الرابط في الرسالة ليظهر الفريق هنا.",
  startTeam: "إنشاء فريق",
  openTeam: "فتح فريقك",

  isDeleted: "تم حذف {team}",
  goneOn: "لم تعد بطاقاته تعمل. سيُحذف نهائيًا في {day}، ويمكنك استعادته حتى ذلك الحين.",
  restore: "استعادة الفريق",
  restoring: "جارٍ الاستعادة...",
  notRestored: "تعذرت استعادة الفريق. يُرجى المحاولة مرة أخرى.",
} satisfies TranslationOf<typeof english>;
