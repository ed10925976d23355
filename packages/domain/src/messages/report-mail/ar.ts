import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  subject: "بلاغك عن البطاقة \u200e{card}",
  takenDownTitle: "أُزيلت البطاقة",
  leftUpTitle: "تبقى البطاقة متاحة",
  preview: "راجعنا بلاغك.",
  takenDown: "راجعنا البطاقة التي أبلغت عنها وأزلناها. شكرًا لك.",
  leftUp: "راجعنا البطاقة التي أبلغت عنها، وستبقى متاحة. شكرًا على إبلاغنا.",
  once: "هذه هي الرسالة الوحيدة التي تصلك منا، لأنك طلبت ردًا. لا نحتفظ بعنوانك.",
  questions: "لأي سؤال، يمكنك مراسلتنا على {support}",
} satisfies TranslationOf<typeof english>;
