import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  language: "اللغة",
  languageIs: "اللغة: {name}",
  lead: "لكل ما يظهر هنا وللرسائل التي نرسلها إليك. أما بطاقاتك فتحتفظ بلغتها.",
  hint: "تتغيّر فورًا في كل مكان، ولا يضيع شيء مما كتبته.",
  changed: "أصبح كل شيء بالعربية الآن.",
  notChanged: "تعذّر تغيير اللغة. يُرجى التحقق من الاتصال والمحاولة مرة أخرى.",
} satisfies TranslationOf<typeof english>;
