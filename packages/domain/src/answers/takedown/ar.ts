import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  answerRequired: "يُرجى كتابة ردك.",
  answered: "تلقينا ردك، وسيقرؤه شخص من فريقنا.",
  notTakenDown: "هذه البطاقة غير محجوبة.",
} satisfies TranslationOf<typeof english>;
