import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  forgotTitle: "Password dimenticata",
  forgotHeading: "Hai dimenticato la password?",
  forgotLead:
    "Inserisci l’email del tuo account. Ti inviamo un codice di sicurezza, poi scegli una nuova password.",

  sendingCode: {
    one: "Stiamo inviando un codice di sicurezza di sei cifre a <email>{email}</email>. È valido per {count} minuto.",
    many: "Stiamo inviando un codice di sicurezza di sei cifre a <email>{email}</email>. È valido per {count} di minuti.",
    other:
      "Stiamo inviando un codice di sicurezza di sei cifre a <email>{email}</email>. È valido per {count} minuti.",
  },
  codeSent: {
    one: "Abbiamo inviato un codice di sicurezza di sei cifre a <email>{email}</email>. È valido per {count} minuto.",
    many: "Abbiamo inviato un codice di sicurezza di sei cifre a <email>{email}</email>. È valido per {count} di minuti.",
    other:
      "Abbiamo inviato un codice di sicurezza di sei cifre a <email>{email}</email>. È valido per {count} minuti.",
  },
  codeNotSent: "Non è stato possibile inviare un codice di sicurezza di sei cifre a <email>{email}</email>.",
  sendingCodeToYours: {
    one: "Stiamo inviando un codice di sicurezza di sei cifre al tuo indirizzo email. È valido per {count} minuto.",
    many: "Stiamo inviando un codice di sicurezza di sei cifre al tuo indirizzo email. È valido per {count} di minuti.",
    other:
      "Stiamo inviando un codice di sicurezza di sei cifre al tuo indirizzo email. È valido per {count} minuti.",
  },
  codeSentToYours: {
    one: "Abbiamo inviato un codice di sicurezza di sei cifre al tuo indirizzo email. È valido per {count} minuto.",
    many: "Abbiamo inviato un codice di sicurezza di sei cifre al tuo indirizzo email. È valido per {count} di minuti.",
    other:
      "Abbiamo inviato un codice di sicurezza di sei cifre al tuo indirizzo email. È valido per {count} minuti.",
  },
  codeNotSentToYours:
    "Non è stato possibile inviare un codice di sicurezza di sei cifre al tuo indirizzo email.",
  useAnotherEmail: "Usa un’altra email",
  sendNewCode: "Invia un nuovo codice",
  secondsLeft: "{seconds}\u00a0s",
  linkInstead: "Hai ricevuto un link al posto del codice? Aprilo in questo browser.",

  chooseTitle: "Scegli una nuova password",
  chooseLead:
    "Hai aperto il link della nostra email. Se hai chiesto una nuova password in questo browser, continua.",
  linkRefused: "Questo link non è stato accettato.",
  linkRefusedText:
    "Funziona per 20 minuti, nel browser in cui hai chiesto una nuova password. Richiedila qui, poi apri l’email più recente.",
  requestHere: "Richiedi qui una nuova password",

  setTitle: "Imposta una nuova password",
  setLead: "Per l’account di <email>{email}</email>. Tutti i dispositivi vengono disconnessi.",
  setLeadOfYours: "Per l’account del tuo indirizzo email. Tutti i dispositivi vengono disconnessi.",
  savePassword: "Salva password",
} satisfies TranslationOf<typeof english>;
