import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  cancel: "Abbrechen",
  close: "Schließen",
  save: "Speichern",
  add: "Hinzufügen",
  edit: "Bearbeiten",
  delete: "Löschen",
  remove: "Entfernen",
  undo: "Rückgängig",
  undoWithin: "Rückgängig<left>, {seconds}\u00a0s</left>",
  copy: "Kopieren",
  tryAgain: "Erneut versuchen",
  continue: "Weiter",
  getStarted: "Loslegen",
  logOut: "Abmelden",

  loading: "Wird geladen …",
  saving: "Wird gespeichert …",
  sending: "Wird gesendet …",
  checking: "Wird geprüft …",
  waiting: "Bitte warten …",
  trying: "Neuer Versuch …",

  earlierVersion: "Du siehst einen früheren Stand.",
  nothingLost: "Es ist nichts verloren.",

  paused: "Pausiert",
  pausedSince: "Pausiert seit {day}",

  linkCopied: "Link kopiert",
  linkNotCopied: "Der Link konnte nicht kopiert werden. Er lautet {link}",
  youAreOffline: "Du bist offline. Versuch es noch einmal, wenn du wieder verbunden bist.",
  formNeedsScript: "Dieses Formular braucht JavaScript. Bitte schalte es in deinem Browser ein.",
  pageNeedsScript: "Diese Seite braucht JavaScript. Bitte schalte es in deinem Browser ein.",

  terms: "Nutzungsbedingungen",
  privacy: "Datenschutzerklärung",

  menu: "Menü",
  openMenu: "Menü öffnen",
  closeMenu: "Menü schließen",
  skipToContent: "Zum Inhalt",
  brandHome: "Startseite von {brand}",
  theme: "Design",
  light: "Hell",
  dark: "Dunkel",
  system: "System",
  messages: "Meldungen",

  optional: "(optional)",
  chooseOne: "Bitte wählen",
  showPassword: "Passwort anzeigen",
  digitOf: "Ziffer {place} von {length}",
  move: "{name} verschieben",
  moveUp: "{name} nach oben verschieben",
  moveDown: "{name} nach unten verschieben",
  twoSentences: "{first} {second}",
} satisfies TranslationOf<typeof english>;
