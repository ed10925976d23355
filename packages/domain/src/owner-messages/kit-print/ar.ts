import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  printedAt: "مكان الطباعة",
  printShop: "مطبعة",
  printShopNote: "بطاقة واحدة مع هامش القص وعلاماته",
  yourPrinter: "طابعتك",
  yourPrinterNote: "عشر على ورقة",
  sides: "الوجهان",
  oneInEach: "وجه لكل لغة",
  oneInEachNote: "{first}، ثم {second}",
  oneLanguage: "لغة واحدة",
  oneLanguageNote: "الرمز والغلاف على الظهر",

  size: "المقاس",
  europe: "\u206685 x 55\u2069 مم",
  europeNote: "أوروبا ومعظم آسيا",
  america: "\u20663.5 x 2\u2069 بوصة",
  americaNote: "أمريكا الشمالية",
  paper: "الورق",
  a4: "A4",
  a4Note: "\u2066210 x 297\u2069 مم",
  letter: "Letter",
  letterNote: "\u20668.5 x 11\u2069 بوصة",

  front: "الوجه الأمامي",
  frontIn: "الوجه الأمامي، <language>{language}</language>",
  back: "الظهر",
  backIn: "الظهر، <language>{language}</language>",
  frontPicture: "الوجه الأمامي للبطاقة المطبوعة",
  backPicture: "ظهر البطاقة المطبوعة",
  sizeAndBleed: "{size}، هامش قص 3 مم",
  withCode: "مع رمزك",
  withLink: "مع رابطك",
  showMarks: "إظهار هامش القص وعلاماته",
  showMarksNote: "عند الإيقاف، تظهر البطاقة بعد القص",

  downloadPdf: "تنزيل PDF",
  pdf: "PDF.",
  pdfOf: "PDF، {size}.",
  file: "الخطوط مضمّنة، والرمز والزخارف متجهات، والنص أسود خالص، وهامش القص 3 مم.",
  fileWithLink: "الخطوط مضمّنة، والزخارف متجهات، والنص أسود خالص، وهامش القص 3 مم.",
  fileInBoth: "خطوط اللغتين مضمّنة، والرمز والزخارف متجهات، والنص أسود خالص، وهامش القص 3 مم.",
  fileInBothWithLink: "خطوط اللغتين مضمّنة، والزخارف متجهات، والنص أسود خالص، وهامش القص 3 مم.",
  fileOfSheet: "صفحتان: الوجوه الأمامية ثم الظهور.",
  goodPaper: "تبدو الخطوط الدقيقة أجمل على ورق غير مطلي بوزن 350 غ أو أكثر.",
  askForProof: "يُفضَّل طلب نسخة تجريبية لمسح الرمز.",

  side: "الجهة",
  frontOfSheet: "الأمام",
  backOfSheet: "الظهر",
  twoByFive: "{paper}، 2 في 5",
  sheetFront: "ورقة من عشر بطاقات، الأمام",
  sheetBack: "ورقة من عشر بطاقات، الظهر",
  fullSize: "الطباعة بحجم \u2066100%\u2069، لا «ملاءمة للصفحة».",
  turnSheet: "قلب الورقة على ضلعها الطويل لطباعة الظهر.",
  cutMarks: "القص عند العلامات على الحواف.",

  nameNotPrinted: "لا يمكن طباعة هذا الاسم بعد",
  sideNotPrinted: "لا يمكن طباعة الوجه الثاني بعد",
  boxesForScripts:
    "خطوط هذا الموقع لا تتضمن حروف {scripts}، لذلك سيعرض ملف PDF مربعات فارغة. يمكنك كتابة الاسم على البطاقة بأبجدية أخرى، أو طلب إضافة خط من إدارة الموقع.",
  boxes:
    "خطوط هذا الموقع لا تتضمن كل حروفه، لذلك سيعرض ملف PDF مربعات فارغة. يمكنك كتابة الاسم على البطاقة بأبجدية أخرى، أو طلب إضافة خط من إدارة الموقع.",
  oneLanguageForScripts:
    "خطوط هذا الموقع لا تتضمن حروف {scripts}، لذلك تُطبع البطاقة بلغة واحدة. يمكنك كتابة الاسم على البطاقة بأبجدية أخرى، أو طلب إضافة خط من إدارة الموقع.",
  oneLanguageOnly:
    "خطوط هذا الموقع لا تتضمن كل حروفه، لذلك تُطبع البطاقة بلغة واحدة. يمكنك كتابة الاسم على البطاقة بأبجدية أخرى، أو طلب إضافة خط من إدارة الموقع.",
  browserFont: "معاينة بخط متصفحك",
  restWorks: "بقية أدوات المشاركة تعمل.",
} satisfies TranslationOf<typeof english>;
