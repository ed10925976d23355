import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  people: { one: "{count} osoba", few: "{count} osoby", many: "{count} osób", other: "{count} osoby" },
  foundOf: {
    one: "{found} z {count} osoby dla „{text}”",
    few: "{found} z {count} osób dla „{text}”",
    many: "{found} z {count} osób dla „{text}”",
    other: "{found} z {count} osoby dla „{text}”",
  },
  nameOrRole: "Imię, nazwisko lub stanowisko",
  search: "Szukaj",
  nobodyFound: "Nikogo nie znaleziono dla „{text}”",
  showAll: {
    one: "Pokaż {count} osobę",
    few: "Pokaż wszystkie {count} osoby",
    many: "Pokaż wszystkie {count} osób",
    other: "Pokaż wszystkie {count} osoby",
  },
  previous: "Poprzednia",
  next: "Następna",
  nobodyYet: "Nikogo tu jeszcze nie ma.",
} satisfies TranslationOf<typeof english>;
