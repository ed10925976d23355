import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  exportSubject: "La tua copia da {brand} è pronta",
  exportTitle: "La tua copia è pronta",
  exportPreview: "Scaricala entro un giorno.",
  exportReady:
    "La copia di tutto il tuo account è pronta: un solo file ZIP, in formati che altri programmi leggono.",
  keptUntil: "Disponibile fino a",
  download: "Scarica la mia copia",
  exportNotYou:
    "Se non l’hai chiesta, cambia subito la password: un’altra persona ha effettuato l’accesso al tuo account. Il file non è in questa email.",

  left: "Hai lasciato {brand}",
  leftPreview: "Tutto viene eliminato tra sette giorni. Fino ad allora puoi tornare.",
  cardsOffline:
    "I tuoi biglietti sono offline e tutti i tuoi dispositivi sono stati disconnessi. Un piano a pagamento termina e non ci sono altri addebiti.",
  deletedOn: "Eliminazione definitiva",
  comeBack: "Fino ad allora, accedi per ripristinare tutto o per scaricare una copia.",
  leftNotYou: "Se non l’hai chiuso tu, scegli una nuova password, accedi e ripristina il tuo account.",

  backSubject: "Il tuo account {brand} è di nuovo attivo",
  backTitle: "È tornato tutto",
  backPreview: "I tuoi biglietti sono di nuovo online. Nulla viene eliminato.",
  cardsOnline: "I tuoi biglietti sono di nuovo online e nulla verrà eliminato.",
  openDashboard: "Apri la mia dashboard",
  backNotYou:
    "Se non l’hai riattivato tu, cambia subito la password. Così tutti gli altri dispositivi vengono disconnessi.",

  deletedSubject: "Il tuo account {brand} è stato eliminato",
  deletedTitle: "Il tuo account è stato eliminato",
  deletedPreview: "Non ne resta nulla.",
  deleted:
    "Il tuo account e tutto il suo contenuto sono stati eliminati: biglietti, immagini, preferiti e accessi.",
  invoices:
    "Se avevi un piano a pagamento, il fornitore dei pagamenti conserva le sue fatture, come richiede la legge. Questa è la nostra ultima email.",
} satisfies TranslationOf<typeof english>;
