import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "Il tuo biglietto ti aspetta",
  hasMade: "{team} ti ha preparato un biglietto. Funziona già.",
  invitedBy: "{person} ti ha invitato.",
  pictureOf: "Il tuo biglietto {address}",
  forAddress: "L’invito è per {email}, fino al {day}.",
  beside:
    "Appare accanto ai tuoi biglietti e non occupa nessuno dei tuoi posti. {team} non vede i tuoi biglietti, i tuoi contatti né i tuoi preferiti.",
  take: "Prendi il biglietto",
  oneMoment: "Un momento...",
  taken: "Il biglietto è tuo.",
  signUp: "Crea un account",
  haveAccount: "Ho un account",
  somebodyElse: "Hai effettuato l’accesso con un altro indirizzo. Esci e apri di nuovo il link.",
  notForMe: "Non è per me",
  declined: "L’invito è stato rifiutato. Non ne sentirai più parlare.",
  ended: "Questo invito è scaduto.",
  failed: "Non ha funzionato. Riprova.",
} satisfies TranslationOf<typeof english>;
