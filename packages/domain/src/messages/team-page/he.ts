import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  people: { one: "אדם אחד", two: "שני אנשים", other: "{count} אנשים" },
  nameOrRole: "שם או תפקיד",
  search: "חיפוש",
  nobodyFound: "לא נמצא אף אחד עבור ”{text}“",
  showAll: "הצגת כולם",
  previous: "הקודם",
  next: "הבא",
  nobodyYet: "עדיין לא מוצג כאן אף אחד.",
} satisfies TranslationOf<typeof english>;
