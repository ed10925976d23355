import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "Kontosicherheit",
  lead: "Wie du dich anmeldest, und wo.",

  changePassword: "Passwort ändern",
  changePasswordLead: "Hier bleibst du angemeldet. Überall sonst wirst du abgemeldet.",
  chooseLonger: "Mit einem längeren Passwort geht es ohne.",
  oldPassword: "Altes Passwort",
  confirmNewPassword: "Neues Passwort bestätigen",
  changing: "Wird geändert …",

  passkeys: "Passkeys",
  passkeysLead:
    "Melde dich mit Fingerabdruck, Gesicht oder Sicherheitsschlüssel an, ganz ohne Passwort und Code.",
  wasReset: "Dein Passwort wurde zurückgesetzt.",
  keepOrRemove: "Diese Passkeys behalten oder entfernen",
  passkeysNotLoaded: "Deine Passkeys konnten nicht geladen werden.",
  stillSignIn: "Du kannst dich weiter mit ihnen anmelden.",
  noPasskey: "Noch kein Passkey",
  noPasskeyText: "Dauert etwa zehn Sekunden. Dein Passwort kannst du weiter nutzen.",
  notSupported: "Dieser Browser unterstützt keine Passkeys. Versuch es mit einem anderen.",
  renameNamed: "{name} umbenennen",
  removeNamed: "{name} entfernen",
  offSinceReset: "Deaktiviert, seit dein Passwort zurückgesetzt wurde.",
  addedAndUsed: "Hinzugefügt: {day}. Zuletzt verwendet: {when}",
  addedNotUsed: "Hinzugefügt: {day}. Noch nicht verwendet",

  addPasskey: "Passkey hinzufügen",
  confirmIdentity: "Bestätige, dass du es bist",
  confirmIdentityText: "Ein Passkey öffnet dein Konto. Gib deshalb zuerst dein Passwort ein.",
  deviceAsks: "Dein Gerät fragt dich",
  deviceAsksText:
    "Berühre den Sensor, sieh in die Kamera oder drück auf deinen Schlüssel. Lass dieses Fenster offen.",
  didNotWork: "Das hat nicht geklappt",
  passkeyName: "Name des Passkeys",
  passkeyNameHint: "So erkennst du ihn in der Liste wieder.",
  phoneOf: "Handy von {name}",
  computerOf: "Computer von {name}",
  renamePasskey: "Passkey umbenennen",

  removeQuestion: "{name} entfernen?",
  removeOnly:
    "Du kannst dich hier nicht mehr damit anmelden. Lösche ihn auch auf deinem Gerät. Du kannst dich weiter mit deinem Passwort anmelden.",
  removeOneOf: {
    one: "Du kannst dich hier nicht mehr damit anmelden. Lösche ihn auch auf deinem Gerät. Du kannst dich weiter mit deinem Passwort und einem anderen Passkey anmelden.",
    other:
      "Du kannst dich hier nicht mehr damit anmelden. Lösche ihn auch auf deinem Gerät. Du kannst dich weiter mit deinem Passwort und {count} anderen Passkeys anmelden.",
  },
  removing: "Wird entfernt …",
  keepIt: "Behalten",

  reviewLead:
    "Dein Passwort ist neu, aber ein Passkey öffnet dein Konto auch ohne Passwort. Behalte nur die, die du selbst hinzugefügt hast.",
  nothingChanged: "Es hat sich nichts geändert. Bitte versuch es noch einmal.",
  allDone: "Alles erledigt",
  noneToReview: "Keine Passkeys mehr zu prüfen.",
  goToCards: "Zu deinen Karten",
  toReview: "Passkeys prüfen",
  reviewUsed: "Hinzugefügt: {day}. Zuletzt verwendet: {when}.",
  reviewNotUsed: "Hinzugefügt: {day}. Noch nicht verwendet.",
  openLink: "Öffne den Link in unserer E-Mail, um ihn zu aktivieren.",
  offUntilKept:
    "Deaktiviert, weil er in den 30 Tagen vor deinem neuen Passwort hinzugefügt wurde. Wenn du ihn behältst, schicken wir dir per E-Mail einen Link, der ihn aktiviert.",
  keep: "Behalten",
  keepNamed: "{name} behalten",
  keeping: "Einen Moment …",
  sendAgain: "E-Mail noch einmal senden",
  sendAgainNamed: "E-Mail für {name} noch einmal senden",

  whereSignedIn: "Wo du angemeldet bist",
  devicesLead: "Ein Gerät kommt dir unbekannt vor? Melde es ab und ändere dein Passwort.",
  devices: "Geräte",
  devicesNotLoaded: "Deine Geräte konnten nicht geladen werden.",
  devicesStay: "Sie bleiben angemeldet.",
  thisDevice: "Dieses Gerät",
  signOut: "Abmelden",
  signOutNamed: "{device} abmelden",
  signedOut: "{device} ist abgemeldet.",
  activeNow: "{place}. Jetzt aktiv",
  lastSeen: "{place}. Zuletzt aktiv: {when}",
  unknownPlace: "Unbekannter Ort",
  signOutOthers: "Alle anderen abmelden",
  signingOut: "Wird abgemeldet …",

  companySignIn: "Anmeldung mit deiner Firma",
  companyLead: "Deine Firma bestätigt, dass du es bist.",
  companySince: "Verbunden am {day}.",
  companyNoPassword: "Du hast hier kein Passwort und brauchst auch keins.",
} satisfies TranslationOf<typeof english>;
