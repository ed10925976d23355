import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  mayJoin: "زملاؤك في {team}",
  lead: "يتيح لك بريدك الإلكتروني الانضمام. تحصل فورًا على بطاقة من الفريق، وتبقى بطاقاتك الخاصة لك ولا يراها الفريق.",
  join: "الانضمام إلى {team}",
  joining: "لحظة من فضلك...",
  joined: "أنت الآن في {team}. بطاقتك على {link}.",
  notNow: "ليس الآن",
  failed: "تعذر إتمام ذلك. يُرجى المحاولة مرة أخرى.",
} satisfies TranslationOf<typeof english>;
