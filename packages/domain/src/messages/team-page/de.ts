import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  people: { one: "{count} Person", other: "{count} Personen" },
  foundOf: {
    one: "{found} von {count} Person für „{text}“",
    other: "{found} von {count} Personen für „{text}“",
  },
  nameOrRole: "Name oder Position",
  search: "Suchen",
  nobodyFound: "Niemand gefunden für „{text}“",
  showAll: { one: "{count} Person anzeigen", other: "Alle {count} anzeigen" },
  previous: "Zurück",
  next: "Weiter",
  nobodyYet: "Hier wird noch niemand gezeigt.",
} satisfies TranslationOf<typeof english>;
