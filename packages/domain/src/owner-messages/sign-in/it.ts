import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "Accedi",
  description: "Accedi per gestire i tuoi biglietti da visita digitali.",
  welcomeBack: "È bello rivederti",
  accountReady: "Il tuo account è pronto",
  accountReadyLead: "Accedi: ti inviamo un codice di sicurezza via email.",
  keepCard: "Salva questo biglietto",
  keepCardOf: "Accedi per salvare il biglietto di {name}.",
  toMakeCard: "Accedi per creare il tuo biglietto.",
  toEditCard: "Accedi per modificare il tuo biglietto.",
  toSeePlan: "Accedi per vedere il tuo piano.",
  toSeeFavorites: "Accedi per vedere i tuoi preferiti.",
  toSeeAccount: "Accedi per vedere il tuo account.",
  toManageCards: "Accedi per gestire i tuoi biglietti.",
  newHere: "Prima volta su {brand}? <signUp>Crea un account</signUp>",

  forgotPassword: "Password dimenticata?",
  signIn: "Accedi",
  signingIn: "Accesso in corso…",
  or: "oppure",
  signInWithPasskey: "Accedi con una passkey",

  codeSent: {
    one: "Abbiamo inviato un codice di sicurezza di sei cifre a <email>{email}</email>. È valido per {count} minuto.",
    many: "Abbiamo inviato un codice di sicurezza di sei cifre a <email>{email}</email>. È valido per {count} di minuti.",
    other:
      "Abbiamo inviato un codice di sicurezza di sei cifre a <email>{email}</email>. È valido per {count} minuti.",
  },
  codeSentToYours: {
    one: "Abbiamo inviato un codice di sicurezza di sei cifre al tuo indirizzo email. È valido per {count} minuto.",
    many: "Abbiamo inviato un codice di sicurezza di sei cifre al tuo indirizzo email. È valido per {count} di minuti.",
    other:
      "Abbiamo inviato un codice di sicurezza di sei cifre al tuo indirizzo email. È valido per {count} minuti.",
  },
  codeSentIfRight: {
    one: "Se la password era giusta, abbiamo inviato un codice di sicurezza di sei cifre a <email>{email}</email>. È valido per {count} minuto. Se non arriva, accedi di nuovo o <reset>scegli una nuova password</reset>.",
    many: "Se la password era giusta, abbiamo inviato un codice di sicurezza di sei cifre a <email>{email}</email>. È valido per {count} di minuti. Se non arriva, accedi di nuovo o <reset>scegli una nuova password</reset>.",
    other:
      "Se la password era giusta, abbiamo inviato un codice di sicurezza di sei cifre a <email>{email}</email>. È valido per {count} minuti. Se non arriva, accedi di nuovo o <reset>scegli una nuova password</reset>.",
  },
  codeSentIfRightToYours: {
    one: "Se la password era giusta, abbiamo inviato un codice di sicurezza di sei cifre al tuo indirizzo email. È valido per {count} minuto. Se non arriva, accedi di nuovo o <reset>scegli una nuova password</reset>.",
    many: "Se la password era giusta, abbiamo inviato un codice di sicurezza di sei cifre al tuo indirizzo email. È valido per {count} di minuti. Se non arriva, accedi di nuovo o <reset>scegli una nuova password</reset>.",
    other:
      "Se la password era giusta, abbiamo inviato un codice di sicurezza di sei cifre al tuo indirizzo email. È valido per {count} minuti. Se non arriva, accedi di nuovo o <reset>scegli una nuova password</reset>.",
  },
  useAnotherAccount: "Usa un altro account",
  signInAgain: "Accedi di nuovo",
} satisfies TranslationOf<typeof english>;
