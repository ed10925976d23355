import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "Link per tutti i biglietti",
  lead: {
    one: "Un indirizzo in più sul biglietto del tuo team, per esempio {path}",
    many: "Un indirizzo in più su ciascuno dei {count} di biglietti, per esempio {path}",
    other: "Un indirizzo in più su ciascuno dei {count} biglietti, per esempio {path}",
  },
  whatFor:
    "Creane uno per una fiera o un evento. Ogni persona dà il proprio indirizzo e tu vedi quante persone arrivano da lì, in totale e per persona.",
  name: "Nome",
  onCards: {
    one: "{path} su {count} biglietto",
    many: "{path} su {count} di biglietti",
    other: "{path} su {count} biglietti",
  },
  theyLeadToCards: "Portano ai biglietti semplici",
  lastDayHint: "Dopo quel giorno gli indirizzi portano ai biglietti semplici. Lascia vuoto per nessuna fine.",
  made: {
    one: "{path} funziona su {count} biglietto.",
    many: "{path} funziona su {count} di biglietti.",
    other: "{path} funziona su {count} biglietti.",
  },

  copyAll: "Copia tutti",
  copyAllOf: "Copia tutti gli indirizzi di {name}",
  copied: {
    one: "{count} indirizzo copiato.",
    many: "{count} di indirizzi copiati.",
    other: "{count} indirizzi copiati.",
  },
  notCopied: "Impossibile copiare gli indirizzi. Riprova.",
  byPerson: "Per persona",
  byPersonOf: "{name}, per persona",

  notLoaded: "Impossibile caricare questo link.",
  person: "Persona e indirizzo",
  nobody: "Nessuno nel team ha ancora un biglietto.",
  showMore: { one: "Mostrane un altro", many: "Mostrane altri {count}", other: "Mostrane altri {count}" },
} satisfies TranslationOf<typeof english>;
