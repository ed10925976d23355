import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  people: { one: "{count} نفر", other: "{count} نفر" },
  nameOrRole: "نام یا سمت",
  search: "جستجو",
  nobodyFound: "کسی برای «{text}» پیدا نشد",
  showAll: "نمایش همه",
  previous: "قبلی",
  next: "بعدی",
  nobodyYet: "هنوز کسی اینجا نشان داده نمی‌شود.",
} satisfies TranslationOf<typeof english>;
