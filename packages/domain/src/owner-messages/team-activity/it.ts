import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "Attività",
  lead: "Che cosa hanno fatto proprietari e admin negli ultimi 12 mesi. Si può leggere, non modificare.",
  find: "Cerca",
  findHint: "Persona, modello o azione",
  downloadCsv: "Scarica come CSV",
  loading: "Caricamento dell’attività...",
  notLoaded: "Impossibile caricare l’attività",
  notRefreshed: "Impossibile aggiornare l’attività",
  nothingYet: "Negli ultimi 12 mesi non è stato fatto nulla.",
  nothingFound: "Nessun risultato per “{find}”",
  showAll: "Mostra tutto",
  found: {
    one: "{count} risultato",
    many: "{count} di risultati",
    other: "{count} risultati",
  },
  people: {
    one: "{count} persona",
    many: "{count} di persone",
    other: "{count} persone",
  },
  isOwner: "{name}, ora proprietario",
  isAdmin: "{name}, ora admin",
  isMember: "{name}, ora membro",
  wasOwner: "Era proprietario",
  wasAdmin: "Era admin",
  wasMember: "Era membro",
  cards: { one: "{count} biglietto", many: "{count} di biglietti", other: "{count} biglietti" },
  somebodyGone: "Un account eliminato",
  range: "Da {from} a {to} di {total}",
  older: "Precedenti",
  newer: "Più recenti",
} satisfies TranslationOf<typeof english>;
