import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  passwordSubject: "Dein Passwort bei {brand} wurde geändert",
  passwordTitle: "Dein Passwort wurde geändert",
  passwordPreview: "Alle anderen Geräte wurden abgemeldet.",
  passwordChanged: "Das Passwort deines Kontos wurde geändert, und alle anderen Geräte wurden abgemeldet.",
  passwordWeak:
    "Es hat weniger als 8 Zeichen, deshalb braucht jede Anmeldung einen Code per E-Mail. Mit einem längeren, das du unter „Kontosicherheit“ wählst, entfällt das.",
  passkeysStay:
    "Deine Passkeys funktionieren weiter. Wenn einer davon nicht dir gehört, entferne ihn unter „Kontosicherheit“.",
  accessStays:
    "Verbundene Geräte und Tokens funktionieren weiter. Wenn eines davon nicht dir gehört, widerrufe es auf der Seite „Verbinden“.",
  recentPasskeysOff:
    "Passkeys aus den letzten 30 Tagen sind deaktiviert. Melde dich an, um sie zu behalten oder zu entfernen.",
  passwordNotYou:
    "Wenn du das nicht warst, wähle jetzt ein neues Passwort. Dafür brauchst du einen Code, den wir an diese Adresse senden, und alle Geräte werden abgemeldet.",

  emailSubject: "Die E-Mail-Adresse deines Kontos bei {brand} wurde geändert",
  emailTitle: "Deine E-Mail-Adresse wurde geändert",
  emailPreview: {
    one: "Du kannst das {count} Tag lang rückgängig machen.",
    other: "Du kannst das {count} Tage lang rückgängig machen.",
  },
  emailChanged:
    "Dein Konto hat eine neue E-Mail-Adresse. Ab jetzt meldest du dich mit ihr an, und Codes gehen dorthin.",
  newAddress: "Neue Adresse",
  emailNotYou: {
    one: "Wenn du das nicht warst, stelle diese Adresse innerhalb von {count} Tag wieder her. Damit werden alle Geräte abgemeldet und alle Passkeys entfernt.",
    other:
      "Wenn du das nicht warst, stelle diese Adresse innerhalb von {count} Tagen wieder her. Damit werden alle Geräte abgemeldet und alle Passkeys entfernt.",
  },
  restoreAddress: "Adresse wiederherstellen",

  emailRestoredSubject: "Die frühere E-Mail-Adresse deines Kontos bei {brand} gilt wieder",
  emailRestoredTitle: "Deine frühere E-Mail-Adresse gilt wieder",
  emailRestoredPreview: "Alle Geräte wurden abgemeldet.",
  emailTakenBack:
    "Die Änderung deiner E-Mail-Adresse wurde rückgängig gemacht. Alle Geräte wurden abgemeldet und alle Passkeys entfernt.",
  emailRestoredNext: "Wer sie geändert hat, kennt vielleicht dein Passwort. Wähle jetzt ein neues.",

  passkeyAddedSubject: "Neuer Passkey in deinem Konto bei {brand}",
  passkeyAddedTitle: "Ein Passkey wurde hinzugefügt",
  passkeyAddedPreview: "Mit ihm meldet man sich ohne Passwort und Code an.",
  passkeyAdded: "Dein Konto hat einen neuen Passkey. Mit ihm meldet man sich ohne Passwort und Code an.",
  passkeyRemovedSubject: "Ein Passkey wurde aus deinem Konto bei {brand} entfernt",
  passkeyRemovedTitle: "Ein Passkey wurde entfernt",
  passkeyRemovedPreview: "Mit ihm kann man sich nicht mehr anmelden.",
  passkeyRemoved: "Ein Passkey wurde aus deinem Konto entfernt. Mit ihm kann man sich nicht mehr anmelden.",
  passkeyNotYou:
    "Wenn du das nicht warst, prüfe deine Passkeys und Geräte, entferne alle, die nicht dir gehören, und ändere dein Passwort.",
  openSecurity: "Kontosicherheit öffnen",

  passkeyKeepSubject: "Aktiviere deinen Passkey bei {brand} wieder",
  passkeyKeepTitle: "Ist das dein Passkey?",
  passkeyKeepPreview: "Dieser Link aktiviert ihn.",
  passkeyOff:
    "Dein Passwort wurde zurückgesetzt, deshalb sind kürzlich hinzugefügte Passkeys deaktiviert. Diesen möchtest du behalten.",
  added: "Hinzugefügt",
  turnOn: "Aktivieren",
  linkValidity: {
    one: "Der Link funktioniert einmal, {count} Stunde lang.",
    other: "Der Link funktioniert einmal, {count} Stunden lang.",
  },
  passkeyUnknown: "Wenn du diesen Passkey nicht kennst, nutze den Link nicht. Entferne lieber den Passkey.",
  reviewPasskeys: "Passkeys prüfen",

  companySubject: "Anmeldung bei {brand} jetzt mit {company}",
  companyTitle: "Anmelden mit {company} ist eingeschaltet",
  companyPreview: "{company} hat bestätigt, dass diese Adresse dir gehört.",
  companyLinked:
    "Du kannst dich jetzt mit deiner Anmeldung von {company} bei {brand} anmelden: {company} hat bestätigt, dass diese Adresse dir gehört. Deine Karten und Kontakte bleiben, wie sie sind.",
  companyNotYou:
    "Wenn du das nicht warst, melde alle Geräte ab, die nicht dir gehören, und sag Bescheid, wer bei {company} für die Anmeldung zuständig ist.",
} satisfies TranslationOf<typeof english>;
