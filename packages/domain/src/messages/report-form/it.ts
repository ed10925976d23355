import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  close: "Chiudi",
  backToCard: "Torna al biglietto",
  title: "Segnala questo biglietto",
  intro: "La tua segnalazione arriva a chi gestisce questo sito. {name} non saprà chi l’ha inviata.",
  whatIsWrong: "Cosa c’è che non va?",
  pretends: "Si spaccia per qualcun altro",
  fraud: "Truffa",
  illegal: "Contenuto illegale",
  harassing: "Molestie",
  other: "Altro",
  details: "Cosa dovremmo sapere?",
  optional: "facoltativo",
  email: "La tua email",
  forAnswer: "solo se vuoi una risposta",
  leaveEmpty: "Lascia vuoto questo campo",
  sendReport: "Invia segnalazione",
  sending: "Invio in corso…",
  cancel: "Annulla",
  thanks: "Grazie",
  received:
    "Abbiamo ricevuto la tua segnalazione. Il biglietto resta online finché una persona non lo esamina.",
  reasonRequired: "Scegli cosa non va.",
  emailInvalid: "Inserisci un indirizzo email o lascia il campo vuoto.",
  textTooLong: "Usa al massimo 2000 caratteri.",
  tooMany: "Troppe segnalazioni. Riprova più tardi.",
  noAnswer: "Non è stato possibile inviare la segnalazione. Riprova.",
} satisfies TranslationOf<typeof english>;
