import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "Crea un team",
  stepOf: "Crea un team, {step} di {steps}",
  nameQuestion: "Come si chiama il team?",
  nameLead: "Un’azienda, uno studio, un’associazione. Puoi cambiarlo in seguito.",
  name: "Nome del team",
  patternQuestion: "Quale biglietto fa da esempio?",
  patternLead: "Diventa il primo modello. Il tuo biglietto resta com’è.",
  pattern: "Esempio",
  empty: "Uno vuoto",
  emptyText: "Niente di compilato",
  same: "<b>Uguale per tutti:</b> logo, colore, azienda e sito web.",
  own: "<b>Di ogni persona:</b> tutto il resto. Puoi cambiare entrambi in qualsiasi momento.",
  start: "Crea il team",
  starting: "Creazione...",
  preview: "Anteprima dei biglietti",
  loading: "Caricamento dei tuoi biglietti...",
  notLoaded: "Impossibile caricare i tuoi biglietti.",
  emptyWorks: "Puoi anche iniziare con uno vuoto.",
  notStarted: "Impossibile creare il team. Riprova.",
} satisfies TranslationOf<typeof english>;
