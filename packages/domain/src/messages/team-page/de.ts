import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  people: { one: "{count} Person", other: "{count} Personen" },
  nameOrRole: "Name oder Position",
  search: "Suchen",
  nobodyFound: "Niemand gefunden für „{text}“",
  showAll: "Alle anzeigen",
  previous: "Zurück",
  next: "Weiter",
  nobodyYet: "Hier wird noch niemand gezeigt.",
} satisfies TranslationOf<typeof english>;
