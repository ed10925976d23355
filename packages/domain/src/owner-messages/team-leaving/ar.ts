import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  leaveTeam: "مغادرة {team}",
  question: "هل تريد مغادرة {team}؟",
  teamCardOf: "بطاقة فريق {team}",
  cardEnds: "تنتهي بطاقة الفريق فورًا، ومن يفتح عنوانها أو رمزها يقرأ أنها لم تعد موجودة.",
  ownStays: "تبقى بطاقاتك الخاصة وحسابك وجلساتك كما هي.",
  contactsStay: "يبقى من ترك بياناته على بطاقة الفريق ضمن جهات اتصالك.",
  wayBack: "للعودة ستحتاج إلى دعوة جديدة.",
  stay: "البقاء",
  leave: "المغادرة",
  leaving: "جارٍ المغادرة...",
} satisfies TranslationOf<typeof english>;
