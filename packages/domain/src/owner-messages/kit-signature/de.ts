import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  side: "Seite",
  layout: "Layout",
  line: "Linie",
  withPhoto: "Mit Foto",
  photoAndCode: "Foto und Code",
  channels: "Kanäle",
  chosenOf: "{count} von {max} gewählt",
  chosenAll: "{count} von {max} gewählt, mehr geht nicht",

  asShown: "So zeigt sie ein E-Mail-Programm",
  preview: "Vorschau",
  light: "Hell",
  dark: "Dunkel",

  copy: "Kopieren",
  copied: "Kopiert",
  copyHtml: "HTML kopieren",
  downloadHtml: ".html herunterladen",
  signatureCopied: "Signatur kopiert. Füg sie in dein E-Mail-Programm ein.",
  signatureNotCopied: "Die Signatur konnte nicht kopiert werden. Lade sie stattdessen als Datei herunter.",
  htmlCopied: "HTML kopiert.",
  htmlNotCopied: "Das HTML konnte nicht kopiert werden. Lade es stattdessen als Datei herunter.",
  weight: "{size} von {max}. Ohne Skripte und Tracking. Lesbar auch ohne Bilder und im Dunkelmodus.",
  fileTitle: "Signatur",

  emailApps: "E-Mail-Programme",
  pressCopy: "Drück auf „Kopieren“.",
  gmailSettings: "Öffne in Gmail „Einstellungen“, „Alle Einstellungen aufrufen“ und scroll zu „Signatur“.",
  gmailPaste: "Erstelle eine Signatur, füg sie in das Feld ein und drück unten auf „Änderungen speichern“.",
  outlookSettings:
    "Öffne in Outlook „Einstellungen“, „Konten“, „Signaturen“; in älteren Versionen „Datei“, „Optionen“, „E-Mail“, „Signaturen“.",
  outlookPaste:
    "Erstelle eine Signatur, füg sie in das Feld ein, wähle sie für neue Nachrichten und drück auf „Speichern“.",
  appleMailSettings: "Öffne in Mail „Einstellungen“, „Signaturen“, wähle das Konto und drück auf „+“.",
  appleMailPaste: "Schalte die Anpassung an die Standardschrift aus und ersetze den Text im Feld.",
  pressCopyHtml: "Drück auf „HTML kopieren“.",
  thunderbirdSettings: "Öffne in Thunderbird die „Konten-Einstellungen“ und wähle das Konto.",
  thunderbirdPaste: "Setz über dem Signaturfeld das Häkchen bei „HTML verwenden“ und füg sie dort ein.",
} satisfies TranslationOf<typeof english>;
