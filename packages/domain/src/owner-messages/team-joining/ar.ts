import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  mayJoin: "زملاؤك في {team}",
  lead: "يتيح لك بريدك الإلكتروني الانضمام. تحصل فورًا على بطاقة من الفريق، وتبقى بطاقاتك الخاصة لك ولا يراها الفريق.",
  join: "الانضمام إلى {team}",
  joining: "لحظة من فضلك...",
  full: "لا يوجد مقعد شاغر في {team} بعد",
  fullText: "دخلت عبر تسجيل دخول شركتك، فتحصل على بطاقة من الفريق فور توفر مقعد. لا يلزمك فعل شيء.",
  notNow: "ليس الآن",
  failed: "تعذر إتمام ذلك. يُرجى المحاولة مرة أخرى.",
} satisfies TranslationOf<typeof english>;
