import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "Einstellungen",
  lead: "Dein Name, deine E-Mails, deine Daten.",

  name: "Name",
  nameLead:
    "Steht in der Seitenleiste und in unseren E-Mails an dich. Deine Karten behalten ihren eigenen Namen.",
  saveName: "Name speichern",

  email: "E-Mail-Adresse",
  emailLead: "Mit ihr meldest du dich an, und dorthin senden wir deine Codes.",
  change: "Ändern",
  confirmedOn: "Bestätigt am {day}",
  restorable:
    "Geändert am {changedOn}. Bis {until} kannst du {email} mit dem Link in unserer E-Mail an diese Adresse wiederherstellen.",
  restorableByPassword:
    "Geändert am {changedOn}. Bis {until} kannst du {email} mit dem Link in unserer E-Mail an diese Adresse und deinem Passwort wiederherstellen.",
  changeEmail: "E-Mail-Adresse ändern",
  changeEmailLead:
    "Wir senden einen Code an die neue Adresse. Die alte bekommt eine Nachricht mit einem Link, der die Änderung sieben Tage lang rückgängig machen kann.",
  newEmail: "Neue E-Mail-Adresse",
  sendCode: "Code senden",
  codeSentTo: "Wir haben einen sechsstelligen Code an <email>{email}</email> gesendet.",
  changeAddress: "Adresse ändern",
  changing: "Wird geändert …",
  back: "Zurück",

  notifications: "Benachrichtigungen",
  notificationsLead: "Was wir dir außer Codes und Belegen schicken.",
  newContacts: "Neue Kontakte",
  newContactsText:
    "Eine E-Mail, wenn jemand Kontaktdaten für dich hinterlässt, höchstens eine alle 10 Minuten.",
  weeklySummary: "Wochenrückblick",
  weeklySummaryText: "Jeden Montag: wie oft du aufgerufen und gespeichert wurdest und woher die Leute kamen.",
  notificationsOff: "In jeder dieser E-Mails ist ein Link zum Abbestellen.",
  notificationsNotLoaded:
    "Deine Benachrichtigungen konnten nicht geladen werden. Bitte versuch es später noch einmal.",

  security: "Sicherheit",
  securityLead: "Dein Passwort, deine Passkeys und deine Geräte.",
  accountSecurity: "Kontosicherheit",
} satisfies TranslationOf<typeof english>;
