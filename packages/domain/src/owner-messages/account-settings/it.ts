import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "Impostazioni",
  lead: "Il tuo nome, le email, i tuoi dati.",

  name: "Nome",
  nameLead: "Compare nella barra laterale e nelle email che ti inviamo. I tuoi biglietti mantengono il loro.",
  saveName: "Salva nome",

  email: "Indirizzo email",
  emailLead: "Lo usi per accedere, e qui ti inviamo i codici.",
  change: "Modifica",
  confirmedOn: "Confermato il giorno {day}",
  restorable:
    "Modificato il giorno {changedOn}. Fino al giorno {until} puoi ripristinare {email} con il link che abbiamo inviato a quell’indirizzo.",
  restorableByPassword:
    "Modificato il giorno {changedOn}. Fino al giorno {until} puoi ripristinare {email} con il link che abbiamo inviato a quell’indirizzo e la tua password.",
  changeEmail: "Cambia indirizzo email",
  changeEmailLead:
    "Inviamo un codice al nuovo indirizzo. Al vecchio arriva un avviso con un link per annullare la modifica entro sette giorni.",
  newEmail: "Nuovo indirizzo email",
  sendCode: "Invia codice",
  codeSentTo: "Abbiamo inviato un codice di sei cifre a <email>{email}</email>.",
  changeAddress: "Cambia indirizzo",
  changing: "Un momento…",
  back: "Indietro",

  notifications: "Notifiche",
  notificationsLead: "Le email che ricevi, oltre a codici e ricevute.",
  newContacts: "Nuovi contatti",
  newContactsText: "Un’email quando qualcuno ti lascia i suoi recapiti, al massimo una ogni 10 minuti.",
  weeklySummary: "Riepilogo settimanale",
  weeklySummaryText: "Ogni lunedì: visite, salvataggi e da dove arrivano le persone.",
  notificationsOff: "In ognuna di queste email trovi un link per disattivarla.",
  notificationsNotLoaded: "Non è stato possibile caricare le notifiche. Riprova più tardi.",

  security: "Sicurezza",
  securityLead: "La tua password, le passkey e i dispositivi.",
  accountSecurity: "Sicurezza account",
} satisfies TranslationOf<typeof english>;
