import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "المفضلة",
  saved: {
    zero: "لا بطاقات محفوظة",
    one: "بطاقة واحدة محفوظة",
    two: "بطاقتان محفوظتان",
    few: "{number} بطاقات محفوظة",
    many: "{number} بطاقة محفوظة",
    other: "{number} بطاقة محفوظة",
  },
  loading: "جارٍ تحميل المفضلة",
  notLoaded: "تعذّر تحميل المفضلة.",
  notRefreshed: "تعذّر تحديث المفضلة.",
  nothingLost: "لم يُفقد أي شيء: بطاقاتك المفضلة لا تزال محفوظة.",

  search: "البحث بالاسم",
  found: {
    zero: "لم نجد أي بطاقة",
    one: "وجدنا بطاقة واحدة",
    two: "وجدنا بطاقتين",
    few: "وجدنا {count} بطاقات",
    many: "وجدنا {count} بطاقة",
    other: "وجدنا {count} بطاقة",
  },
  noneFound: "لا بطاقة محفوظة بهذا الاسم.",

  noneYet: "المفضلة فارغة",
  howToSave: "لحفظ بطاقة هنا، يكفي الضغط على الإشارة المرجعية عليها.",
  seeCard: "عرض بطاقة",
  goToCards: "إلى بطاقاتك",

  openCard: "فتح بطاقة {name}، {path}",
  removeFavorite: "إزالة {name} من المفضلة",
  paused: "متوقفة مؤقتًا. تعود عندما يستأنفها صاحبها.",
} satisfies TranslationOf<typeof english>;
