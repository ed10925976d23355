import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  skipToContent: "Vai al contenuto",
  brandHome: "Pagina iniziale di {brand}",
  home: "Pagina iniziale",
  pageNotFound: "Pagina non trovata",
  wentWrong: "Qualcosa è andato storto",
  notFoundTitle: "Ops! Qualcosa è andato storto.",
  notFoundText: "Non abbiamo trovato la pagina che cerchi. Prova dalla pagina iniziale.",
  restingTitle: "Questo biglietto si riposa",
  restingText: "Chi lo ha creato lo ha messo in pausa. Il link è giusto: riprova un altro giorno.",
  goneTitle: "Questo biglietto non c’è più",
  goneText: "Chi lo ha creato lo ha eliminato.",
  leftText: "Era di una persona che ha lasciato il suo team.",
  teamGoneTitle: "Questo team non c’è più",
  teamGoneText: "I proprietari lo hanno eliminato.",
  takenDownTitle: "Questo biglietto è stato rimosso",
  takenDownText:
    "Il gestore di questo sito lo ha rimosso dopo una segnalazione. Se ti è arrivato via email o SMS, non fare ciò che chiedeva il messaggio.",
  legalTitle: "Non disponibile per motivi legali",
  legalText: "Questo biglietto non può essere mostrato qui.",
  isItYours: "È il tuo biglietto? Nella nostra email trovi il motivo, e puoi rispondere.",
  filesToo: "Non sono disponibili neanche i file di questo biglietto.",
  language: "Lingua: {name}",
} satisfies TranslationOf<typeof english>;
