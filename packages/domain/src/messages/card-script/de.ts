import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  messages: "Meldungen",
  close: "Schließen",
  saveToFavourites: "Zu Favoriten hinzufügen",
  savedToFavourites: "In deinen Favoriten",
  favouriteAdded: "Die Karte von {name} ist jetzt in deinen Favoriten.",
  favouriteRemoved: "Die Karte von {name} ist nicht mehr in deinen Favoriten.",
  addFailed: "Die Karte konnte nicht zu deinen Favoriten hinzugefügt werden.",
  removeFailed: "Die Karte konnte nicht aus deinen Favoriten entfernt werden.",
  favouritesFull: "Du kannst bis zu 500 Favoriten speichern. Entferne einen, um Platz zu schaffen.",
  editCard: "Diese Karte bearbeiten",
  goToDashboard: "Zu deiner Übersicht",
  contactDownloaded: "Kontakt heruntergeladen! Öffne die Datei, um ihn in deinen Kontakten zu speichern.",
  contactFailed: "Der Kontakt konnte nicht heruntergeladen werden. Bitte versuch es noch einmal.",
  letThemKnow: "Sag {name}, wer du bist",
  copied: "Kopiert",
  copyValueFailed: "Kopieren hat nicht geklappt. Markiere stattdessen den Text.",
  linkCopied: "Link kopiert",
  linkCopiedFor: "Link kopiert. Füg ihn in {place} ein.",
  copyFailed: "Kopieren hat nicht geklappt. Markiere stattdessen den Link.",
  shareFailed: "Das Teilen hat nicht geklappt. Versuch es unten auf einem anderen Weg.",
  qrDownloadFailed: "Der QR-Code konnte nicht heruntergeladen werden.",
} satisfies TranslationOf<typeof english>;
