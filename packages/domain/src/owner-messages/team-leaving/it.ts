import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  leaveTeam: "Lascia {team}",
  question: "Lasciare {team}?",
  teamCardOf: "Biglietto del team {team}",
  cardEnds:
    "Il tuo biglietto del team cessa subito. Chi apre il suo indirizzo o il suo codice legge che non c’è più.",
  ownStays: "I tuoi biglietti, il tuo account e i tuoi accessi restano.",
  contactsStay: "Chi ha lasciato i propri recapiti sul biglietto del team resta nei tuoi contatti.",
  wayBack: "Per tornare ti serve un nuovo invito.",
  stay: "Resta",
  leave: "Lascia",
  leaving: "Un momento...",
} satisfies TranslationOf<typeof english>;
