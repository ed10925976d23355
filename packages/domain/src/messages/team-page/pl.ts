import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  people: { one: "{count} osoba", few: "{count} osoby", many: "{count} osób", other: "{count} osoby" },
  nameOrRole: "Imię, nazwisko lub stanowisko",
  search: "Szukaj",
  nobodyFound: "Nikogo nie znaleziono dla „{text}”",
  showAll: "Pokaż wszystkich",
  previous: "Poprzednia",
  next: "Następna",
  nobodyYet: "Nikogo tu jeszcze nie ma.",
} satisfies TranslationOf<typeof english>;
