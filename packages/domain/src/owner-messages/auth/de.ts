import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  checkYourEmail: "Sieh in deine E-Mails",
  codeOver: "Dieser Code gilt nicht mehr",
  backToSignIn: "Zurück zur Anmeldung",

  email: "E-Mail",
  password: "Passwort",
  yourPassword: "Dein Passwort",
  newPassword: "Neues Passwort",
  confirmPassword: "Passwort bestätigen",
  typeAgain: "Noch einmal eingeben",
  firstName: "Vorname",
  lastName: "Nachname",

  passwordRules: "Regeln für das Passwort",
  ruleLength: { one: "{count} Zeichen oder mehr", other: "{count} Zeichen oder mehr" },
  ruleNoSpaces: "Keine Leerzeichen",
  ruleSpecial: "Ein Sonderzeichen",
  ruleNotCommon: "Keins der {number} häufigsten",
  ruleKept: "{rule}<kept>, erfüllt</kept>",
  weakPassword: {
    one: "Mit weniger als {count} Zeichen braucht jede Anmeldung einen Code per E-Mail.",
    other: "Mit weniger als {count} Zeichen braucht jede Anmeldung einen Code per E-Mail.",
  },

  securityCode: "Sicherheitscode",
  verify: "Bestätigen",
  verifying: "Wird geprüft …",
  noCodeYetWait:
    "Noch kein Code da? Sieh im Spam-Ordner nach oder fordere einen neuen an, wenn die Zeit um ist.",
  noCodeYet: "Noch kein Code da? Sieh im Spam-Ordner nach oder fordere einen neuen an.",
  untilNewCode: "Zeit bis zu einem neuen Code",
  resendCode: "Code neu senden",
  newCodeNow: "Du kannst jetzt einen neuen Code anfordern.",
  newCodeIn: {
    one: "Du kannst in {count} Minute einen neuen Code anfordern.",
    other: "Du kannst in {count} Minuten einen neuen Code anfordern.",
  },
  localMailbox:
    "E-Mails bleiben auf diesem Computer. <mailbox>Lokales Postfach öffnen</mailbox>. Nimm beim ersten Mal die Adresse aus dem Terminal.",

  usePasskey: "Stattdessen Passkey verwenden",

  continueWith: "Weiter mit {company}",
  onlyWay: "Hier meldest du dich mit deinem Konto von {company} an.",
  runsHere: "Betreibst du diese Installation? <password>Mit Passwort anmelden</password>",
  companyUnavailable:
    "{company} ist gerade nicht erreichbar. Bitte versuch es in ein paar Minuten noch einmal.",
  companyExpired:
    "Diese Anmeldung hat zu lange gedauert oder wurde schon verwendet. Bitte versuch es noch einmal.",
  companyCancelled: "Du hast die Anmeldung mit {company} abgebrochen.",
  companyRefused: "Die Anmeldung mit {company} hat nicht geklappt. Bitte versuch es noch einmal.",
  companyUnverified:
    "{company} hat deine E-Mail-Adresse nicht bestätigt. Bitte frag, wer dort für die Anmeldung zuständig ist.",
  companyTaken:
    "Jemand anders von {company} hat hier schon ein Konto mit deiner E-Mail-Adresse. Bitte frag, wer dort für die Anmeldung zuständig ist.",
  companyBusy: "Gerade melden sich zu viele an. Bitte versuch es in einer Minute noch einmal.",
  confirmWithCompany:
    "Dein Konto hat kein Passwort. Melde dich noch einmal mit {company} an und komm innerhalb von fünf Minuten hierher zurück.",
} satisfies TranslationOf<typeof english>;
