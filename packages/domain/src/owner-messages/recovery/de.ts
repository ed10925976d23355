import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  forgotTitle: "Passwort vergessen",
  forgotHeading: "Passwort vergessen?",
  forgotLead:
    "Gib die E-Mail-Adresse deines Kontos ein. Wir senden dir einen Sicherheitscode, dann wählst du ein neues Passwort.",

  sendingCode: {
    one: "Wir senden einen sechsstelligen Sicherheitscode an <email>{email}</email>. Er ist {count} Minute gültig.",
    other:
      "Wir senden einen sechsstelligen Sicherheitscode an <email>{email}</email>. Er ist {count} Minuten gültig.",
  },
  codeSent: {
    one: "Wir haben einen sechsstelligen Sicherheitscode an <email>{email}</email> gesendet. Er ist {count} Minute gültig.",
    other:
      "Wir haben einen sechsstelligen Sicherheitscode an <email>{email}</email> gesendet. Er ist {count} Minuten gültig.",
  },
  codeNotSent: "Der sechsstellige Sicherheitscode konnte nicht an <email>{email}</email> gesendet werden.",
  sendingCodeToYours: {
    one: "Wir senden einen sechsstelligen Sicherheitscode an deine E-Mail-Adresse. Er ist {count} Minute gültig.",
    other:
      "Wir senden einen sechsstelligen Sicherheitscode an deine E-Mail-Adresse. Er ist {count} Minuten gültig.",
  },
  codeSentToYours: {
    one: "Wir haben einen sechsstelligen Sicherheitscode an deine E-Mail-Adresse gesendet. Er ist {count} Minute gültig.",
    other:
      "Wir haben einen sechsstelligen Sicherheitscode an deine E-Mail-Adresse gesendet. Er ist {count} Minuten gültig.",
  },
  codeNotSentToYours:
    "Der sechsstellige Sicherheitscode konnte nicht an deine E-Mail-Adresse gesendet werden.",
  useAnotherEmail: "Andere E-Mail verwenden",
  sendNewCode: "Neuen Code senden",
  secondsLeft: "{seconds}\u00a0s",
  linkInstead: "Statt eines Codes kam ein Link? Öffne ihn in diesem Browser.",

  chooseTitle: "Neues Passwort wählen",
  chooseLead:
    "Du hast den Link aus unserer E-Mail geöffnet. Wenn du in diesem Browser ein neues Passwort angefordert hast, geht es hier weiter.",
  linkRefused: "Dieser Link wurde nicht akzeptiert.",
  linkRefusedText:
    "Er gilt 20 Minuten lang in dem Browser, in dem du ein neues Passwort angefordert hast. Fordere es hier noch einmal an und öffne dann die neueste E-Mail.",
  requestHere: "Hier neues Passwort anfordern",

  setTitle: "Neues Passwort festlegen",
  setLead: "Für das Konto von <email>{email}</email>. Alle Geräte werden abgemeldet.",
  setLeadOfYours: "Für das Konto deiner E-Mail-Adresse. Alle Geräte werden abgemeldet.",
  savePassword: "Passwort speichern",
} satisfies TranslationOf<typeof english>;
