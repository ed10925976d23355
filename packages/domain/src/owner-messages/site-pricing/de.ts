import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "Preise",
  description:
    "Eine digitale Visitenkarte ist für immer kostenlos. Mit Premium kommen Logo, Farben, QR-Code, alle Kanäle und bis zu drei Karten dazu, für 10 $ im Monat oder 100 $ im Jahr.",

  oneCardIsFree: "Eine Karte ist kostenlos. Für immer.",
  lead: "Statistik, Kontakte und Share-Kit sind in jedem Tarif dabei. Mit Premium kommen dein Logo, alle Farben und Kanäle, ein QR-Code und mehr Karten dazu. Zahle monatlich oder jährlich.",
  plans: "Tarife",

  whatEachContains: "Was jeder Tarif enthält",
  theSame:
    "Premium Monatlich und Premium Jährlich enthalten dasselbe. Sie unterscheiden sich nur in der Zahlung.",
  yes: "Ja",
  no: "Nein",
  cards: "Karten",
  upTo: { one: "Bis zu {count}", other: "Bis zu {count}" },
  person: "Foto, Name, Position, Firma, „Über mich“",
  channels: "Kanäle",
  all: { one: "Alle {count}", other: "Alle {count}" },
  shortLink: "Ein kurzer Link deiner Wahl",
  addToContact: "Kontakt speichern",
  sharing: "Teilen per Link, Chat, SMS und E-Mail",
  favorites: "Favoriten",
  insights: "Statistik nach Tag und Quelle",
  links: "Aktive benannte Links pro Karte",
  details: "Kontaktdaten anderer und deine Kontakte",
  secondSide: "Zweite Seite in einer anderen Sprache",
  chosenLinks: "Kanäle nur auf ausgewählten Links",
  addressBook: "Adressbuch auf Handy und Computer",
  scanning: "Codes scannen, auch ohne Netz",
  programs: "Tokens und Webhooks",
  kit: "Signatur, Wallet, Druck, NFC, Hintergründe, Webseite",
  copy: "Alles herunterladen, jederzeit gehen",
  logo: "Dein Logo",
  colours: "Farben",
  qrCode: "QR-Code zum Zeigen und Herunterladen",

  beforeYouPay: "Bevor du zahlst",
  somethingElse: "Noch etwas? <contact>Frag uns</contact>.",
  canICancel: "Kann ich kündigen?",
  canICancelAnswer:
    "Jederzeit, auf der Seite „Abo“. Alles bleibt bis zum Ende des bezahlten Zeitraums aktiv. Bis dahin kannst du deinen Tarif mit einem Klick fortsetzen. Geleistete Zahlungen werden nicht erstattet.",
  whatHappens: "Was passiert dann mit meinen Karten?",
  whatHappensAnswer:
    "Du hast wieder Forever Free. Alle Karten bleiben in ihrer kostenlosen Version online. Logo, Farbe, QR-Code und zusätzliche Kanäle werden ausgeblendet, nicht gelöscht, und sind mit Premium wieder da.",
  payAsYouGo: "Was heißt „monatlich kündbar“?",
  payAsYouGoAnswer:
    "Premium Monatlich läuft von Monat zu Monat: jetzt 10 $, nächsten Monat 10 $, und nichts mehr, sobald du kündigst.",
  yearly: "Und der Jahrestarif?",
  yearlyAnswer:
    "Eine Zahlung von 100 $ für zwölf Monate statt zwölf Zahlungen von 10 $. Er verlängert sich nach einem Jahr, wenn du nicht kündigst.",
  takeMyData: "Kann ich meine Daten mitnehmen?",
  takeMyDataAnswer:
    "Ja, in jedem Tarif und jederzeit: Karten, Bilder, Kontakte, Links und Statistik in einer Datei, in Formaten, die andere Programme lesen. Wenn du gehst, kündigen wir zuerst dein Abo und löschen nach sieben Tagen alles.",
  cardNumber: "Seht ihr die Nummer meiner Zahlungskarte?",
  cardNumberAnswer:
    "Nein. Du zahlst auf der Seite des Zahlungsanbieters. Wir erfahren nur, ob es geklappt hat und für welchen Tarif.",

  everythingIncluded: "Alles ist dabei",
  everythingIncludedText:
    "In dieser Installation sind alle Funktionen frei. Es gibt nichts zu kaufen und nichts zu kündigen.",
  makeYourCard: "Erstelle deine Karte",
  makeYourCardText: "Logo, Farben, QR-Code und alle Kanäle hast du von der ersten Karte an.",
  seeTheFeatures: "Funktionen ansehen",
} satisfies TranslationOf<typeof english>;
