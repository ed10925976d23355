import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "Funktionen",
  description:
    "Zwölf Dinge, die eine digitale Visitenkarte hier kann: Live-Vorschau, 26 Titelbilder, 70 Kanäle, QR-Code, Kontaktdatei und Teilen. Dazu Statistik, Kontakte, Share-Kit und vollständiger Export.",

  twelveThings: "Zwölf Dinge, die deine Karte kann",
  lead: "Von deinem Foto bis zum Kontakt im Handy anderer. Premium-Funktionen sind gekennzeichnet.",

  makeItYours: "Mach sie zu deiner",
  twelveSteps: "Zwölf kurze Schritte, eine Live-Vorschau",
  twelveStepsText: "Du siehst die Karte beim Tippen. Dein Browser speichert einen Entwurf.",
  photoAndLogo: "Dein Foto und dein Logo",
  photoAndLogoText:
    "Im Browser zuschneiden. Versteckte Daten wie der Aufnahmeort werden entfernt. Das Logo gibt es mit Premium.",
  covers: { one: "{count} Titelbild", other: "{count} Titelbilder" },
  coversText: "Jede Farbe hat ihr eigenes graviertes Muster, hell und dunkel.",
  channels: { one: "{count} Kanal", other: "{count} Kanäle" },
  channelsText: {
    one: "Telefon, E-Mail, Chat, Soziales, Bezahlen. {count} gibt es in jedem Tarif.",
    other: "Telefon, E-Mail, Chat, Soziales, Bezahlen. {count} gibt es in jedem Tarif.",
  },

  shareIt: "Teile sie",
  shortLink: "Ein kurzer Link",
  shortLinkText: {
    one: "Er öffnet sich in jedem Browser, ohne Installation. Premium hat Platz für {count} Karte.",
    other: "Er öffnet sich in jedem Browser, ohne Installation. Premium hat Platz für {count} Karten.",
  },
  qrCode: "Ein QR-Code",
  qrCodeText: "Zeig ihn, druck ihn, setz ihn auf deine letzte Folie.",
  tenWays: "Zehn Wege zu teilen",
  tenWaysText:
    "Chat, E-Mail und soziale Netzwerke oder einfach der Link. Im Chat zeigt er ein Bild der Karte.",
  addToContact: "Kontakt speichern",
  addToContactText: "Ein Tippen, und Name, Beruf, Telefon, E-Mail und Foto stehen im Adressbuch der anderen.",

  keepItCurrent: "Halte sie aktuell",
  changesShow: "Änderungen sofort sichtbar",
  changesShowText: "Speichere eine neue Nummer. Link und QR-Code bleiben gleich und zeigen sie.",
  howOften: "Sieh, wie oft sie genutzt wird",
  howOftenText:
    "Wie oft deine Karte geöffnet, gespeichert und angetippt wurde und woher die Leute kamen. Ohne Cookies, ohne Tracking.",
  cardsYouKeep: "Karten, die du behältst",
  cardsYouKeepText:
    "Tippe auf einer Karte auf das Lesezeichen und finde sie unter „Favoriten“ wieder, auf jedem Gerät.",
  worksOffline: "Geht auch offline",
  worksOfflineText: "Eine Karte, die du einmal geöffnet hast, öffnet sich auch ohne Netz, samt Kontaktdatei.",

  andThereIsMore: "Und das ist noch nicht alles",
  onEveryPlan: "In jedem Tarif. Die Bilder zeigen ein Beispiel.",
  addressBook: "Ein Adressbuch, das von selbst stimmt",
  addressBookText:
    "Verbinde Handy und Computer einmal. Deine Kontakte und die Karten, die du behältst, stehen dort im Adressbuch, und neue Nummern kommen von selbst.",
  secondSide: "Eine zweite Seite in einer anderen Sprache",
  secondSideText: "Man sieht zuerst die Seite in der eigenen Sprache und dreht die Karte für die andere um.",
  linkShowsMore: "Ein Link, der mehr zeigt",
  linkShowsMoreText:
    "Deine Handynummer nur für deine Kundschaft: Du wählst, auf welchen Links ein Kanal steht.",
  scanning: "Scannen auf Veranstaltungen",
  scanningText:
    "Ein Code von einer Karte, einem Namensschild oder einem Bildschirm wird zu einem Kontakt, in dem steht, wo ihr euch kennengelernt habt, auch ohne Netz.",
  programs: "Offen für eigene Programme",
  programsText:
    "Tokens, die nur dürfen, was du erlaubst, und Webhooks, die deinem Server sofort melden, wenn etwas geschieht.",
  insights: "Eine Statistik, die dir gehört",
  insightsPicture: "Statistik einer Beispielkarte, nach Tag und Quelle",
  insightsFigures:
    "Aufgerufen, gespeichert, angetippt, für eine Woche oder ein Jahr. Jedes Diagramm gibt es auch als Tabelle und CSV.",
  insightsLinks: {
    one: "Erstelle für jede Messe oder jeden Vortrag einen Link und sieh, woher die Leute kamen: {count} gleichzeitig im kostenlosen Tarif.",
    other:
      "Erstelle für jede Messe oder jeden Vortrag einen Link und sieh, woher die Leute kamen: {count} gleichzeitig im kostenlosen Tarif.",
  },
  insightsPrivacy: "Keine Cookies, keine Dritten.",
  details: "Kontaktdaten im Gegenzug",
  detailsPicture: "Kontakte eines Beispielkontos",
  detailsLeft:
    "Auf deiner Karte kann man Name, E-Mail oder Telefon hinterlassen. Du bekommst eine E-Mail und einen Kontakt, in dem steht, wo ihr euch kennengelernt habt.",
  detailsKept: "Suche, Tags und private Notizen. Import und Export als .vcf oder .csv.",
  everywhere: "Die Karte überall",
  everywherePicture: "Das Share-Kit einer Beispielkarte",
  everywherePieces:
    "E-Mail-Signatur, Apple Wallet, Google Wallet, PDF-Dateien für den Druck, NFC-Tags und Hintergründe für Videoanrufe.",
  everywhereCodes:
    "Mit Premium QR-Codes in deinen Farben, jeder auf Lesbarkeit getestet, bevor du ihn bekommst.",
  leave: "Geh, wann du willst",
  leaveCopy: "Alles in einer ZIP-Datei, in Formaten, die andere Programme lesen.",
  leaveDays: "Gehen dauert eine Minute, und sieben Tage lang kannst du zurückkommen.",

  copyPicture: "Die Kopie eines Kontos: Kontaktdateien, Webseiten, Tabellen und Bilder in einer ZIP-Datei",
  copyContact: "ein Kontakt, den jedes Handy liest",
  copyCard: "die Karte, wie sie aussieht",
  copyContacts: "alle, die du getroffen hast",
  copyInsights: "jede Zahl, nach Tagen",
  copyLinks: "die Links, die du erstellt hast",

  tryIt: "Probier es mit deinem Namen",
  tryItText: "Eine Karte ist für immer kostenlos, ganz ohne Zahlungsdaten.",
  seeThePlans: "Tarife ansehen",
} satisfies TranslationOf<typeof english>;
