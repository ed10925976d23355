import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  people: { one: "{count} persona", many: "{count} di persone", other: "{count} persone" },
  foundOf: {
    one: "{found} su {count} persona per “{text}”",
    many: "{found} su {count} di persone per “{text}”",
    other: "{found} su {count} persone per “{text}”",
  },
  nameOrRole: "Nome o ruolo",
  search: "Cerca",
  nobodyFound: "Nessuno trovato per “{text}”",
  showAll: {
    one: "Mostra {count} persona",
    many: "Mostra tutte le {count} di persone",
    other: "Mostra tutte le {count} persone",
  },
  previous: "Indietro",
  next: "Avanti",
  nobodyYet: "Qui non c’è ancora nessuno.",
} satisfies TranslationOf<typeof english>;
