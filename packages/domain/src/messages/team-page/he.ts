import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  people: { one: "אדם אחד", two: "שני אנשים", other: "{count} אנשים" },
  foundOf: {
    one: "{found} מתוך אדם אחד עבור ”{text}“",
    two: "{found} מתוך שני אנשים עבור ”{text}“",
    other: "{found} מתוך {count} אנשים עבור ”{text}“",
  },
  nameOrRole: "שם או תפקיד",
  search: "חיפוש",
  nobodyFound: "לא נמצא אף אחד עבור ”{text}“",
  showAll: { one: "הצגת אדם אחד", two: "הצגת שני האנשים", other: "הצגת כל {count} האנשים" },
  previous: "הקודם",
  next: "הבא",
  nobodyYet: "עדיין לא מוצג כאן אף אחד.",
} satisfies TranslationOf<typeof english>;
