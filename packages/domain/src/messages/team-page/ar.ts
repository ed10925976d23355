import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  people: {
    zero: "لا أحد",
    one: "شخص واحد",
    two: "شخصان",
    few: "{count} أشخاص",
    many: "{count} شخصًا",
    other: "{count} شخص",
  },
  foundOf: {
    zero: "{found} من {count} شخص لعبارة «{text}»",
    one: "{found} من شخص واحد لعبارة «{text}»",
    two: "{found} من شخصين لعبارة «{text}»",
    few: "{found} من {count} أشخاص لعبارة «{text}»",
    many: "{found} من {count} شخصًا لعبارة «{text}»",
    other: "{found} من {count} شخص لعبارة «{text}»",
  },
  nameOrRole: "الاسم أو المسمى الوظيفي",
  search: "بحث",
  nobodyFound: "لم يُعثر على أحد لعبارة «{text}»",
  showAll: {
    zero: "عرض الجميع",
    one: "عرض شخص واحد",
    two: "عرض الشخصين",
    few: "عرض جميع الأشخاص ({count})",
    many: "عرض جميع الأشخاص ({count})",
    other: "عرض جميع الأشخاص ({count})",
  },
  previous: "السابق",
  next: "التالي",
  nobodyYet: "لا يظهر أحد هنا بعد.",
} satisfies TranslationOf<typeof english>;
