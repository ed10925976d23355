import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  people: { one: "{count} persona", many: "{count} di persone", other: "{count} persone" },
  nameOrRole: "Nome o ruolo",
  search: "Cerca",
  nobodyFound: "Nessuno trovato per “{text}”",
  showAll: "Mostra tutti",
  previous: "Indietro",
  next: "Avanti",
  nobodyYet: "Qui non c’è ancora nessuno.",
} satisfies TranslationOf<typeof english>;
