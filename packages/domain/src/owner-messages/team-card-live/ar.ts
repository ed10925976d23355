import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "بطاقتك متاحة الآن",
  left: {
    zero: "لا ينقصها شيء.",
    one: "ينقصها حقل واحد. يمكنك تعبئته لاحقًا.",
    two: "ينقصها حقلان. يمكنك تعبئتهما لاحقًا.",
    few: "تنقصها {number} حقول. يمكنك تعبئتها لاحقًا.",
    many: "ينقصها {number} حقلًا. يمكنك تعبئتها لاحقًا.",
    other: "ينقصها {number} حقل. يمكنك تعبئتها لاحقًا.",
  },
  complete: "البطاقة مكتملة. يمكنك تغيير ما يخصك في أي وقت.",
  yours: "ما عليك تعبئته",
  yoursToChange: "ما يمكنك تغييره",
  addPhoto: "إضافة صورة",
  photoHint: "حتى ذلك الحين تظهر الأحرف الأولى من اسمك.",
  addBio: "بضعة أسطر عنك",
  bioHint: "تظهر تحت النبذة.",
  filledIn: "معبأ",
  tickMeans: "ما عليه علامة صح معبأ. يمكنك تغييره إن كان فيه خطأ.",
  setBy: "يحدّدها {team}: {fields}.",
  fillIn: "تعبئة البطاقة",
  toDashboard: "إلى لوحة التحكم",
  openCard: "فتح البطاقة {address}",
  loading: "جارٍ تحميل بطاقتك…",
  notLoaded: "تعذر تحميل بطاقتك.",
} satisfies TranslationOf<typeof english>;
