import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  good: "مختبَر بالمسح بكل الأحجام",
  dense: "مختبَر بالمسح، لكنه كثيف",
  refused: "لا يمكن تنزيل هذا الرمز",

  goodText:
    "{sizes} بكسل، و{width} مم في الطباعة. \u2066{modules} x {modules}\u2069 مربعًا، تصحيح الأخطاء {correction}.",
  denseWithLink:
    "رابط البطاقة في \u2066{modules} x {modules}\u2069 مربعًا. يُرجى طباعته بعرض {width} مم أو أكثر، دون شعار أو صورة.",
  denseWithContact:
    "{content} في \u2066{modules} x {modules}\u2069 مربعًا. يُرجى طباعته بعرض {width} مم أو أكثر، دون شعار أو صورة.",
  name: "الاسم",
  role: "المسمى الوظيفي",
  company: "الشركة",
  phone: "الهاتف",
  email: "البريد الإلكتروني",
  linkToCard: "رابط البطاقة",
  captionWithoutFont: "حُذف التعليق: لا خط هنا يتضمن حروفه.",
  captionTooWide: "حُذف التعليق: إنه أعرض من الإطار.",

  tooFaint:
    "تباين {color} على الأبيض هو {contrast} إلى 1. تحتاج الكاميرات في الضوء الخافت إلى {least} أو أكثر.",
  tooLong: "البيانات أطول من أن يتسع لها رمز QR. يمكنك استخدام الرابط بدلًا منها.",
  noPhoto: "لا صورة في هذه البطاقة لوضعها في الوسط.",
  noLogo: "لا شعار في هذه البطاقة لوضعه في الوسط.",
  tooDense: "مع {modules} مربعًا في كل ضلع، هو أكثف من أن يُمسح بحجم صغير.",
  notRead: "لم ينجح في اختبار المسح.",
  removePicture: "يُرجى إزالة الصورة من الوسط.",
  useLink: "يُرجى استخدام الرابط بدلًا من البيانات كاملة.",
  twoSentences: "{first} {second}",
  titleAndText: "{title}. {text}",
} satisfies TranslationOf<typeof english>;
