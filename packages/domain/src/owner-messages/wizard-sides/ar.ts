import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  oneSideIn: "لبطاقتك وجه واحد: <language>{language}</language>",
  whatItTakes:
    "في الوجه الثاني اسم ومسمى وظيفي وشركة ونبذة وتسميات بلغة أخرى. أما الصورة والشعار واللون ووسائل التواصل فهي نفسها على الوجهين.",
  addSide: "إضافة وجه ثانٍ",
  removeSide: "إزالة هذا الوجه",
  sideRemoved: "أُزيل الوجه الثاني.",

  cardLanguage: "لغة بطاقتك",
  firstSideIn: "لغة الوجه الأول",
  secondSideIn: "لغة الوجه الثاني",
  name: "الاسم",
  role: "المسمى الوظيفي",
  company: "الشركة",
  address: "العنوان <aside>(فقط إن كان يُكتب بشكل مختلف)</aside>",
  readingOnFirst: "نطق الاسم <aside>(الوجه الأول)</aside>",
  readingOnSecond: "نطق الاسم <aside>(الوجه الثاني)</aside>",
  readingHint: "كما يُنطق: بالكانا أو البينيين أو بأي حروف. يظهر فوق الاسم، وترتّب الهواتف جهات الاتصال بحسبه.",
  labelFor: "تسمية {channel}",
  onFirstSide: "الوجه الأول",
  namesHint: "لا نعكس ترتيب الأسماء أبدًا. يُكتب اسمك كما ينبغي أن يُقرأ: Aoi Morita أو Morita Aoi.",
  seeContactFile: "عرض ملف جهة الاتصال",
} satisfies TranslationOf<typeof english>;
