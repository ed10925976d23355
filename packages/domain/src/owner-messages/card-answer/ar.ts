import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  answer: "الرد",
  whatFor: "إذا كنا مخطئين، يُرجى إخبارنا بالسبب. يقرأ ردك شخص من فريقنا، خلال يومي عمل عادةً.",
  yourAnswer: "ردك",
  sendAnswer: "إرسال الرد",
} satisfies TranslationOf<typeof english>;
