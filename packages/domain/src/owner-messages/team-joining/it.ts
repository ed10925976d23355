import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  mayJoin: "I tuoi colleghi sono in {team}",
  lead: "Con il tuo indirizzo email puoi unirti. Ricevi subito un biglietto del team; i tuoi biglietti restano tuoi e il team non li vede.",
  join: "Unisciti a {team}",
  joining: "Un momento...",
  full: "In {team} non c’è ancora un posto libero",
  fullText:
    "Hai usato l’accesso della tua azienda: appena si libera un posto, ricevi un biglietto del team. Non devi fare nulla.",
  notNow: "Non ora",
  failed: "Non ha funzionato. Riprova.",
} satisfies TranslationOf<typeof english>;
