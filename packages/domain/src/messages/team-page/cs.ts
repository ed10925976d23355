import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  people: { one: "{count} člověk", few: "{count} lidé", many: "{count} člověka", other: "{count} lidí" },
  foundOf: {
    one: "{found} z {count} člověka pro „{text}“",
    few: "{found} ze {count} lidí pro „{text}“",
    many: "{found} z {count} člověka pro „{text}“",
    other: "{found} z {count} lidí pro „{text}“",
  },
  nameOrRole: "Jméno nebo pozice",
  search: "Hledat",
  nobodyFound: "Pro „{text}“ jsme nikoho nenašli",
  showAll: {
    one: "Zobrazit {count} člověka",
    few: "Zobrazit všechny {count} lidi",
    many: "Zobrazit všech {count} člověka",
    other: "Zobrazit všech {count} lidí",
  },
  previous: "Předchozí",
  next: "Další",
  nobodyYet: "Zatím tu nikdo není.",
} satisfies TranslationOf<typeof english>;
