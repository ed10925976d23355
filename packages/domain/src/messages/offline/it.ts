import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  offline: "Sei offline",
  tryAgain: "Riprova",
  scanCode: "Scansiona un codice",
  nothingSaved:
    "Per questa pagina serve una connessione. I biglietti che apri restano salvati su questo dispositivo.",
  cardNotSaved: "Questo biglietto non è salvato su questo dispositivo. Questi sì:",
  theseAreSaved:
    "Per questa pagina serve una connessione. Su questo dispositivo sono salvati questi biglietti:",
  yourCard: "Il tuo biglietto",
  yourCards: "I tuoi biglietti",
  savedCards: "Biglietti salvati",
  qrCodeOf: "Codice QR di {address}",
  offlineCopy: "Sei offline. Copia salvata: {time}.",
  slowCopy: "La connessione è lenta. Copia salvata: {time}.",
  updated: "Questo biglietto è stato aggiornato.",
  showIt: "Mostra",
} satisfies TranslationOf<typeof english>;
