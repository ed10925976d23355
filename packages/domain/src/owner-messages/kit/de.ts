import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  useItEverywhere: "Überall einsetzen",
  dashboard: "Übersicht",
  breadcrumb: "Pfad",
  shareKit: "Share-Kit",
  notLoaded: "Das Share-Kit konnte nicht geladen werden.",
  cardNotAffected: "Deine Karte ist davon nicht betroffen.",
  loading: "Das Share-Kit wird geladen",

  cardPaused: "Deine Karte ist pausiert",
  cardNotShown: "Deine Karte wird nicht angezeigt",
  cardTakenDown: "Deine Karte wurde gesperrt",
  leadsElsewhere: "Codes und Links führen zu einer Seite, auf der das steht.",
  leadsElsewhereUntilResumed:
    "Codes und Links führen zu einer Seite, auf der das steht, bis du die Karte in der Übersicht fortsetzt.",

  signature: "E-Mail-Signatur",
  wallet: "Wallet",
  print: "Druck",
  qrCode: "QR-Code",
  qrCodeStudio: "QR-Code-Studio",
  nfcTag: "NFC-Tag",
  backgrounds: "Hintergründe",
  webPage: "Webseite",

  signatureLead: "Einmal kopieren, und sie steht unter jeder E-Mail.",
  walletLead:
    "Mit einem Pass ist deine Karte nur einen Wisch entfernt, auch ohne Verbindung. Öffne ihn und lass den Code scannen.",
  walletLeadWithLink:
    "Mit einem Pass ist deine Karte nur einen Wisch entfernt, auch ohne Verbindung. Öffne ihn und zeig deinen Link.",
  printLead:
    "Gib die PDF-Datei einer Druckerei oder drucke zehn auf einen Bogen und schneide an den Marken. Der Code öffnet deine Karte, und Besuche darüber zählen als Druck.",
  printLeadWithLink:
    "Gib die PDF-Datei einer Druckerei oder drucke zehn auf einen Bogen und schneide an den Marken. Der Link auf der Rückseite öffnet deine Karte.",
  codeLead:
    "Für Plakate, Namensschilder, Folien und Verpackungen. Jede Datei ist in der gewählten Größe und Farbe auf Lesbarkeit getestet.",
  nfcLead:
    "Der Link zu deiner Karte passt auf jeden NFC-Tag: Aufkleber, Schlüsselanhänger, Karte. Halte ein Handy daran, und die Karte öffnet sich, ganz ohne App.",
  backgroundLead:
    "In der Farbe und mit den Linien deiner Karte. Der Code bleibt im Anruf neben deinem Gesicht frei und auf dem Handy neben deinem Daumen.",
  backgroundLeadWithLink:
    "In der Farbe und mit den Linien deiner Karte. Der Link bleibt im Anruf neben deinem Gesicht frei und auf dem Handy neben deinem Daumen.",
  pageLead:
    "Eine Datei, in der alles steckt. Stell sie selbst online, verschick sie als Anhang oder leg sie auf einen USB-Stick.",

  howToUse: "So geht’s",
  drawingPreview: "Die Vorschau wird gezeichnet",
  drawing: "Wird gezeichnet …",
  preparing: "Wird vorbereitet …",

  placeInLine: "Platz {place} in der Warteschlange",
  nextInLine: "Als Nächstes dran",
  othersDraw: "Gerade zeichnen auch andere. Deins folgt automatisch.",
  notMade: "Das konnte nicht erstellt werden",
  notMadeTryAgain:
    "Das konnte nicht erstellt werden. Bitte versuch es noch einmal, alles andere funktioniert weiter.",

  emojiLeftOut: "Emojis werden hier weggelassen",
  onlyLetters: "Gezeichnet werden nur Buchstaben. Online behält deine Karte ihre Emojis.",
} satisfies TranslationOf<typeof english>;
