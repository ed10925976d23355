import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  hasMade: "أعدّ {team} بطاقة لك",
  madeForYou: "بطاقة عمل جديدة في انتظارك",
  reminderSubject: "تذكير: {title}",
  preview: "إنها تعمل بالفعل ويمكنك استلامها.",
  cardOf: "بطاقة عمل {name}",
  invitedBy: "وصلتك دعوة من {person} في {team}. بطاقتك تعمل بالفعل: يمكنك استلامها وإكمال ما ينقصها.",
  invited: "وصلتك دعوة من {team}. بطاقتك تعمل بالفعل: يمكنك استلامها وإكمال ما ينقصها.",
  forAddress: "إلى",
  until: "حتى",
  makeItYours: "استلام البطاقة",
  oneReminder: "إذا لم تتخذ أي إجراء، فسيصلك تذكير واحد بعد ثلاثة أيام ولا شيء بعده.",
  onlyReminder: "هذا هو التذكير الوحيد.",
  notForMe: "هذه ليست لي",
  removedTitle: "لم تعد عضويتك في {team} قائمة",
  leftTitle: "تمت مغادرة {team}",
  theTeam: "فريقك",
  cardEnded: "لم تعد بطاقة فريقك {username} متاحة.",
  cardLeads: "بطاقة فريقك {username} تقود الآن إلى {person}.",
  yoursStay: "تبقى بطاقاتك الخاصة وجهات اتصالك وحسابك لك.",
  correctedTitle: "تم تصحيح بطاقتك في الفريق",
  corrected: "صحّح {person} من {team} بطاقتك في الفريق {username}.",
  changeAgain: "يمكنك أن تغيّر بنفسك ما لا يحدده فريقك.",
  openDashboard: "فتح لوحة التحكم",
  sharedTitle: "تُشارَك جهات الاتصال الجديدة الآن مع فريقك",
  sharedNow:
    "شغّل {person} من {team} مشاركة جهات الاتصال. من الآن يرى مالكو الفريق ومشرفوه ما يتركه الزوار على بطاقتك في الفريق.",
  sharedFromNow:
    "ما تُرك من قبل وكل ما على بطاقاتك الخاصة يبقى لك وحدك. يقرأ الزوار قبل الإرسال من تصل إليه بياناتهم.",
  openContacts: "فتح جهات اتصالي",
} satisfies TranslationOf<typeof english>;
