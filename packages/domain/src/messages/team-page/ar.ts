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
  nameOrRole: "الاسم أو المسمى الوظيفي",
  search: "بحث",
  nobodyFound: "لم يُعثر على أحد لعبارة «{text}»",
  showAll: "عرض الجميع",
  previous: "السابق",
  next: "التالي",
  nobodyYet: "لا يظهر أحد هنا بعد.",
} satisfies TranslationOf<typeof english>;
