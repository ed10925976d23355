import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  emailInvalid: "Controlla il tuo indirizzo email.",
  emailRequired: "Inserisci il tuo indirizzo email.",
  hearRequired: "Dicci come ci hai conosciuto.",
  helpRequired: "Scegli come possiamo aiutarti.",
  messageRequired: "Scrivi un messaggio.",
  messageTooLong: "Il messaggio deve avere meno di 150 parole.",
  namesRequired: "Inserisci il tuo nome.",
  namesTooLong: "Usa al massimo 100 caratteri.",
  networkError: "Nessuna connessione o nessuna risposta. Riprova.",
  sending: "Invio in corso…",
  sent: "Messaggio inviato.",
  telInvalid: "Controlla il numero di telefono o lascia vuoto il campo.",
  tooMany: "Troppi messaggi. Riprova più tardi.",
  unexpected: "Si è verificato un errore imprevisto. Riprova più tardi.",
  unknown: "Si è verificato un errore sconosciuto.",
} satisfies TranslationOf<typeof english>;
