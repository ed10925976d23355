import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  leaveTeam: "مغادرة {team}",
  question: "هل تريد مغادرة {team}؟",
  teamCardOf: "بطاقة فريق {team}",
  cardEnds: "تفقد بطاقة الفريق فورًا، ويقرر {team} هل تنتهي أم تقود إلى زميل.",
  ownStays: "تبقى بطاقاتك الخاصة وحسابك وجلساتك كما هي.",
  contactsStay: "يبقى من ترك بياناته على بطاقة الفريق ضمن جهات اتصالك.",
  wayBack: "للعودة ستحتاج إلى دعوة جديدة.",
  stay: "البقاء",
  leave: "المغادرة",
  leaving: "جارٍ المغادرة...",
} satisfies TranslationOf<typeof english>;
