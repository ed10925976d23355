import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "ملف جهة الاتصال",
  lead: "ما يحفظه الهاتف بالضغط على «حفظ جهة الاتصال».",
  leadTwoSides:
    "ما يحفظه الهاتف بالضغط على «حفظ جهة الاتصال». يتضمن الملف الوجهين، ويأتي الوجه المعروض أولًا.",
  savedFrom: "الحفظ من",
  fromSide: "الوجه: <language>{language}</language>",
  onPhone: "على الهاتف",
  forPhones: "لمعظم الهواتف، 3.0",
  forPrograms: "للبرامج التي تقرأ 4.0",
  sorted: "بفضل النطق، تضع الهواتف <name>{name}</name> تحت <letter>{letter}</letter>.",
  sortedNotAtEnd:
    "بفضل النطق، تضع الهواتف <name>{name}</name> تحت <letter>{letter}</letter> وليس في آخر القائمة.",
  notLoaded: "تعذّر تحميل ملف جهة الاتصال.",
  loading: "جارٍ تحميل ملف جهة الاتصال",
} satisfies TranslationOf<typeof english>;
