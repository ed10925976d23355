import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  people: { one: "{count} людина", few: "{count} людини", many: "{count} людей", other: "{count} людини" },
  foundOf: {
    one: "{found} з {count} людини за запитом «{text}»",
    few: "{found} з {count} людей за запитом «{text}»",
    many: "{found} з {count} людей за запитом «{text}»",
    other: "{found} з {count} людини за запитом «{text}»",
  },
  nameOrRole: "Ім’я або посада",
  search: "Знайти",
  nobodyFound: "Нікого не знайдено за запитом «{text}»",
  showAll: {
    one: "Показати {count} людину",
    few: "Показати всіх {count} людей",
    many: "Показати всіх {count} людей",
    other: "Показати всі {count} людини",
  },
  previous: "Назад",
  next: "Далі",
  nobodyYet: "Тут поки нікого немає.",
} satisfies TranslationOf<typeof english>;
