import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  leave: "Chiudi l’account",
  leaveLead:
    "I tuoi biglietti vanno subito offline. Tutto viene eliminato dopo sette giorni; fino ad allora puoi tornare.",
  leaveBrand: "Lascia {brand}",
  leaveQuestion: "Vuoi lasciare {brand}?",
  notLoaded: "Non è stato possibile caricare i dettagli.",
  nothingChanged: "Non è cambiato nulla. Riprova.",
  whatHappens: "Che cosa succede",
  cardsOffline: {
    one: "Il tuo biglietto va subito offline",
    many: "I tuoi {count} di biglietti vanno subito offline",
    other: "I tuoi {count} biglietti vanno subito offline",
  },
  cardsReserved: {
    one: "{names} resta riservato per 90 giorni.",
    many: "{names} restano riservati per 90 giorni.",
    other: "{names} restano riservati per 90 giorni.",
  },
  planCancelled: "Prima viene disdetto il tuo piano",
  planCancelledText:
    "Nessun altro pagamento. Il fornitore dei pagamenti conserva le sue fatture, come richiede la legge.",
  signedOut: {
    one: "Il tuo accesso termina",
    many: "Il tuo accesso termina su {count} di dispositivi",
    other: "Il tuo accesso termina su {count} dispositivi",
  },
  deletedOn: "Il giorno {day} tutto viene eliminato",
  deletedText: "Biglietti, immagini, preferiti e tutto il resto del tuo account.",
  untilThen: "Fino ad allora, ti basta accedere per ripristinare tutto. <copy>Prima crea una copia</copy>",
  stay: "Resta",
  leavingNow: "Un momento…",
  youHaveLeft: "Hai chiuso l’account. Il giorno {day} tutto verrà eliminato.",

  closingTitle: "Il tuo account è in chiusura",
  logOut: "Esci",
  daysLeft: { one: "{count} giorno", many: "{count} di giorni", other: "{count} giorni" },
  closingText:
    "Hai chiuso l’account il giorno {leftOn}. I tuoi biglietti sono offline e i loro link restano riservati a te. Fino al giorno {until} puoi ripristinare tutto.",
  closingNote: "Un piano a pagamento resta disdetto. Dopo il ripristino puoi sceglierne di nuovo uno.",
  restoreAccount: "Ripristina account",
  oneMoment: "Un momento…",
  cameBack: "È tornato tutto.",
  comeBackFailed: "Non ha funzionato. Riprova.",
  leaveFailed: "Non è stato possibile chiudere l’account. Riprova.",

  lastOwner: "Sei l’ultimo proprietario di {team}",
  handOver: "Scegli a chi apparterrà da ora in poi, o elimina il team. Poi potrai andartene.",
  deleteTeam: "Elimina il team",
  newOwner: "Nuovo proprietario di {team}",
  findColleague: "Cerca una persona",
  clearSearch: "Cancella la ricerca",
  nobodyFound: "Nessuna persona già presente trovata.",
  makeOwner: "Rendi {name} proprietario",
  isOwner: "Ora {team} appartiene a {name}.",
  notHandedOver: "Non ha funzionato. Riprova.",
} satisfies TranslationOf<typeof english>;
