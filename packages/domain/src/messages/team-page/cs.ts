import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  people: { one: "{count} člověk", few: "{count} lidé", many: "{count} člověka", other: "{count} lidí" },
  nameOrRole: "Jméno nebo pozice",
  search: "Hledat",
  nobodyFound: "Pro „{text}“ jsme nikoho nenašli",
  showAll: "Zobrazit všechny",
  previous: "Předchozí",
  next: "Další",
  nobodyYet: "Zatím tu nikdo není.",
} satisfies TranslationOf<typeof english>;
