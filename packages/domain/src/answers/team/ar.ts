import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  fieldFixed: "هذا الحقل يحدده فريقك.",
  emailEnding: "يجب أن ينتهي بريدك الإلكتروني بـ {ending}.",
  ending: "يجب أن تنتهي القيمة بـ {ending}.",
  endingInvalid: "لا يمكن استخدام هذه النهاية هنا.",
  valueMissing: "يُرجى إدخال ما تعرضه كل البطاقات، أو ترك تعبئته لكل شخص.",
} satisfies TranslationOf<typeof english>;
