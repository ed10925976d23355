import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  suspendedSubject: "Il tuo account {brand} è sospeso",
  suspendedTitle: "Il tuo account è sospeso",
  suspendedPreview: "Nulla è stato eliminato. Puoi rispondere a questa email.",
  suspended: "per ora non puoi accedere e i tuoi biglietti sono offline. Nulla è stato eliminato.",
  suspendedAnswer:
    "Se abbiamo sbagliato, rispondi a questa email e spiegaci perché: ti legge una persona. Un piano a pagamento continua finché non lo disdici. Puoi chiederci di disdirlo o di inviarti una copia dei tuoi dati.",

  liftedSubject: "Il tuo account {brand} è di nuovo attivo",
  liftedTitle: "Il tuo account è di nuovo attivo",
  liftedPreview: "Puoi accedere e i tuoi biglietti sono online.",
  lifted: "il tuo account non è più sospeso. I tuoi biglietti sono di nuovo online.",

  takenDownSubject: "Il tuo biglietto {card} è stato rimosso",
  takenDownTitle: "Il tuo biglietto è stato rimosso",
  takenDownPreview: "Nulla è stato eliminato. Puoi rispondere a questa email.",
  takenDown:
    "abbiamo ricevuto una segnalazione su uno dei tuoi biglietti e lo abbiamo esaminato. Ora i visitatori vedono una pagina che dice che non è disponibile.",
  found: "Che cosa abbiamo trovato",
  takenDownNext:
    "Nulla è stato eliminato. Gli altri tuoi biglietti e il tuo piano non cambiano. Modifica nome, logo o link nell’editor, poi rispondi a questa email. Ti legge una persona, di solito entro due giorni lavorativi.",
  openEditor: "Apri l’editor",
  takenDownAnswer: "Se abbiamo sbagliato, spiegaci perché e ripristiniamo il tuo biglietto.",

  putBackSubject: "Il tuo biglietto {card} è di nuovo online",
  putBackTitle: "Il tuo biglietto è di nuovo online",
  putBackPreview: "I visitatori lo vedono di nuovo.",
  putBack: "abbiamo ripristinato il tuo biglietto. I visitatori lo vedono di nuovo.",
  openCard: "Apri il biglietto",
} satisfies TranslationOf<typeof english>;
