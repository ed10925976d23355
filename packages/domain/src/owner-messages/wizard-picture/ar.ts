import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  photo: "الصورة",
  logo: "الشعار",
  photoRules: "JPG أو PNG أو WebP أو GIF، تُعرض طوليًا بنسبة 4:5. نصغّر الملفات التي تتجاوز 1 ميغابايت.",
  logoRules:
    "SVG أو PNG أو WebP أو JPG أو GIF. الخلفية الشفافة هي الأفضل. نصغّر الملفات التي تتجاوز 1 ميغابايت.",

  dropPhoto: "<title>يمكنك إفلات صورة هنا</title> <rest>أو اختيار صورة من هذا الكمبيوتر</rest>",
  dropLogo: "<title>يمكنك إفلات شعار هنا</title> <rest>أو اختيار شعار من هذا الكمبيوتر</rest>",
  dropToUse: "<title>يمكنك إفلات الملف الآن</title> <rest>أو اختيار ملف من هذا الكمبيوتر</rest>",

  choosePhoto: "اختيار صورة",
  chooseLogo: "اختيار شعار",
  replacePhoto: "استبدال الصورة",
  replaceLogo: "استبدال الشعار",
  adjust: "ضبط",
  adjustPhoto: "ضبط الصورة",
  adjustLogo: "ضبط الشعار",
  removePhoto: "إزالة الصورة",
  removeLogo: "إزالة الشعار",
  opening: "جارٍ الفتح…",
  oneMoment: "لحظة من فضلك…",

  yourPhoto: "صورتك",
  yourLogo: "شعارك",

  openingPicture: "جارٍ فتح الصورة…",
  photoAdded: "أُضيفت الصورة.",
  logoAdded: "أُضيف الشعار.",
  photoRemoved: "أُزيلت الصورة.",
  logoRemoved: "أُزيل الشعار.",
  notOpened: "تعذّر فتح الصورة. يُرجى المحاولة مرة أخرى.",

  positionPhoto: "ضبط موضع صورتك",
  positionLogo: "ضبط موضع شعارك",
  howToMove: "السحب للتحريك، والتكبير بإصبعين أو بعجلة الفأرة.",
  photoFrame: "الصورة في إطارها. تتحرك بمفاتيح الأسهم.",
  logoFrame: "الشعار في إطاره. يتحرك بمفاتيح الأسهم.",
  zoomOut: "تصغير",
  zoomIn: "تكبير",
  zoom: "التكبير",
  zoomPercent: {
    zero: "{count} بالمئة",
    one: "{count} بالمئة",
    two: "{count} بالمئة",
    few: "{count} بالمئة",
    many: "{count} بالمئة",
    other: "{count} بالمئة",
  },
  reset: "إعادة تعيين",
  usePhoto: "استخدام الصورة",
  useLogo: "استخدام الشعار",

  tooLight: "هذا الشعار فاتح جدًا على لوحته البيضاء.",
  tooLightText: "تصعب رؤيته. يبرز أكثر على خلفية داكنة.",
  useDark: "استخدام خلفية داكنة",
} satisfies TranslationOf<typeof english>;
