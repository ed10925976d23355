import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  exportSubject: "Deine Kopie von {brand} ist fertig",
  exportTitle: "Deine Kopie ist fertig",
  exportPreview: "Lade sie innerhalb eines Tages herunter.",
  exportReady:
    "Die Kopie von allem in deinem Konto ist fertig: eine ZIP-Datei, in Formaten, die andere Programme lesen.",
  keptUntil: "Verfügbar bis",
  download: "Kopie herunterladen",
  exportNotYou:
    "Wenn du sie nicht angefordert hast, ändere jetzt dein Passwort: Jemand anderes ist in deinem Konto angemeldet. Die Datei ist nicht in dieser E-Mail.",

  left: "Du hast {brand} verlassen",
  leftPreview: "In sieben Tagen wird alles gelöscht. Bis dahin kannst du zurückkommen.",
  cardsOffline:
    "Deine Karten sind offline, und du wurdest überall abgemeldet. Ein bezahlter Tarif endet, und es wird nichts mehr abgebucht.",
  deletedOn: "Alles wird gelöscht am",
  comeBack: "Bis dahin kannst du dich anmelden, um alles wiederherzustellen oder eine Kopie herunterzuladen.",
  leftNotYou:
    "Wenn du das nicht warst, wähle ein neues Passwort, melde dich an und stelle dein Konto wieder her.",

  backSubject: "Willkommen zurück bei {brand}",
  backTitle: "Alles ist wieder da",
  backPreview: "Deine Karten sind wieder online. Nichts ist gelöscht.",
  cardsOnline: "Deine Karten sind wieder online, und es wird nichts gelöscht.",
  openDashboard: "Zur Übersicht",
  backNotYou:
    "Wenn du das nicht warst, ändere jetzt dein Passwort. Damit werden alle anderen Geräte abgemeldet.",

  deletedSubject: "Dein Konto bei {brand} ist gelöscht",
  deletedTitle: "Dein Konto ist gelöscht",
  deletedPreview: "Nichts davon ist übrig.",
  deleted: "Dein Konto und alles darin ist gelöscht: Karten, Bilder, Favoriten und Anmeldungen.",
  invoices:
    "Wenn du einen bezahlten Tarif hattest, bewahrt der Zahlungsanbieter seine Rechnungen auf, wie es das Gesetz verlangt. Das ist unsere letzte E-Mail an dich.",
} satisfies TranslationOf<typeof english>;
