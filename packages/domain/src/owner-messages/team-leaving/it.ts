import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  leaveTeam: "Lascia {team}",
  question: "Lasciare {team}?",
  teamCardOf: "Biglietto del team {team}",
  cardEnds: "Perdi subito il biglietto del team. {team} decide se cessa o se porta a un’altra persona.",
  ownStays: "I tuoi biglietti, il tuo account e i tuoi accessi restano.",
  contactsStay: "Chi ha lasciato i propri recapiti sul biglietto del team resta nei tuoi contatti.",
  wayBack: "Per tornare ti serve un nuovo invito.",
  stay: "Resta",
  leave: "Lascia",
  leaving: "Un momento...",
} satisfies TranslationOf<typeof english>;
