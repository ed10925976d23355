import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  emailInvalid: "يُرجى التحقق من عنوان بريدك الإلكتروني.",
  emailRequired: "يُرجى إدخال عنوان بريدك الإلكتروني.",
  hearRequired: "يُرجى إخبارنا كيف عرفت عنا.",
  helpRequired: "يُرجى اختيار ما يمكننا مساعدتك فيه.",
  messageRequired: "يُرجى كتابة رسالة.",
  messageTooLong: "يُرجى أن تقل الرسالة عن 150 كلمة.",
  namesRequired: "يُرجى إدخال اسمك.",
  namesTooLong: "يُرجى ألا يتجاوز النص 100 حرف.",
  networkError: "حدث خطأ في الاتصال. يُرجى المحاولة مرة أخرى.",
  sending: "جارٍ الإرسال…",
  sent: "أُرسلت رسالتك.",
  telInvalid: "يُرجى التحقق من رقم هاتفك أو ترك الحقل فارغًا.",
  tooMany: "رسائل كثيرة جدًا. يُرجى المحاولة مرة أخرى لاحقًا.",
  unexpected: "حدث خطأ غير متوقع. يُرجى المحاولة مرة أخرى لاحقًا.",
  unknown: "حدث خطأ غير معروف.",
} satisfies TranslationOf<typeof english>;
