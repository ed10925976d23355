import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  accountLeaving: "Il tuo account è in chiusura. Prima ripristinalo.",
  checkField: "Controlla questo campo.",
  checkingPerson: "Verifichiamo che tu non sia un robot. Bastano pochi secondi.",
  checkInput: "Controlla i campi.",
  fileTakesTooMuch: "La lettura di questo file richiede troppo tempo. Dividilo o esportalo di nuovo.",
  forbidden: "Non consentito",
  networkError: "Nessuna connessione o nessuna risposta. Riprova.",
  notFound: "Non abbiamo trovato quello che cercavi.",
  onlyJson: "Le richieste vanno inviate come application/json.",
  onlyZip: "Invia un file ZIP.",
  sent: "Inviato",
  signInFirst: "Accedi per continuare.",
  tooLarge: "È troppo grande.",
  tooBusy: "In questo momento c’è molto traffico. Riprova tra poco.",
  unexpected: "Si è verificato un errore imprevisto. Riprova più tardi.",
  tooManyAttempts: {
    one: "Troppi tentativi. Riprova tra {seconds} secondo.",
    many: "Troppi tentativi. Riprova tra {seconds} di secondi.",
    other: "Troppi tentativi. Riprova tra {seconds} secondi.",
  },
} satisfies TranslationOf<typeof english>;
