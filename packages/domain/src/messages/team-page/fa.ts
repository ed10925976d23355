import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  people: { one: "{count} نفر", other: "{count} نفر" },
  foundOf: {
    one: "{found} نفر از {count} نفر برای «{text}»",
    other: "{found} نفر از {count} نفر برای «{text}»",
  },
  nameOrRole: "نام یا سمت",
  search: "جستجو",
  nobodyFound: "کسی برای «{text}» پیدا نشد",
  showAll: { one: "نمایش {count} نفر", other: "نمایش هر {count} نفر" },
  previous: "قبلی",
  next: "بعدی",
  nobodyYet: "هنوز کسی اینجا نشان داده نمی‌شود.",
} satisfies TranslationOf<typeof english>;
