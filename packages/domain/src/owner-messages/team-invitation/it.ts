import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "Il tuo biglietto ti aspetta",
  heading: "{team} ti ha preparato un biglietto",
  works: "È su {link} e funziona già.",
  makeAccount: "Con un account puoi completarlo.",
  invitedBy: "{person} ti ha invitato.",
  pictureOf: "Il tuo biglietto {link}",
  forAddress: "L’invito è per {email}, fino al {day}.",
  signedInAs: "Accesso effettuato come {email}",
  beside:
    "Appare accanto ai tuoi biglietti e non occupa nessuno dei tuoi posti. {team} non vede i tuoi biglietti, i tuoi contatti né i tuoi preferiti.",
  take: "Prendi il biglietto",
  oneMoment: "Un momento...",
  haveAccount: "Sei già stato qui? <signIn>Accedi</signIn>",
  somebodyElse: "Questo invito è per un’altra persona",
  onlyFor: "Vale solo per {email}.",
  signOut: "Esci e continua",
  byMistake: "Aperto per sbaglio? Chiudi questa pagina, non è successo nulla.",
  notForMe: "Non è per me",
  declined: "L’invito è stato rifiutato",
  declinedLead: "Non ne sentirai più parlare.",
  ended: "Questo invito è scaduto",
  endedLead: "Chiedine uno nuovo a chi ti ha invitato. Il tuo biglietto resta a tua disposizione.",
  home: "Home",
  failed: "Non è possibile aprire l’invito.",
  notSent: "Non ha funzionato. Riprova.",
} satisfies TranslationOf<typeof english>;
