import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  people: { one: "{count} людина", few: "{count} людини", many: "{count} людей", other: "{count} людини" },
  nameOrRole: "Ім’я або посада",
  search: "Знайти",
  nobodyFound: "Нікого не знайдено за запитом «{text}»",
  showAll: "Показати всіх",
  previous: "Назад",
  next: "Далі",
  nobodyYet: "Тут поки нікого немає.",
} satisfies TranslationOf<typeof english>;
