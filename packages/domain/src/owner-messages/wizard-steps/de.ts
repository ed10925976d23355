import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  photoTitle: "Dein Foto",
  photoIntro: "Ein klares Bild von deinem Gesicht. Daran erinnert man sich noch vor deinem Namen.",
  personTitle: "Über dich",
  personIntro: "Das liest man zuerst. Felder mit * sind Pflicht.",
  logoTitle: "Dein Logo",
  logoIntro: "Es steht auf einem weißen Schild in der Ecke des Titelbilds und ist so auf jeder Farbe lesbar.",
  logoLocked: "Mit Forever Free hat das Titelbild kein Logo.",
  colourTitle: "Farbe",
  colourIntro: "Die Farbe für Titelbild, Kacheln und Knöpfe deiner Karte.",
  colourLocked: "Mit Forever Free ist jede Karte lapisblau.",
  contactsTitle: "So erreicht man dich",
  contactsIntro: "Felder mit * sind Pflicht. Was du leer lässt, wird nicht angezeigt.",
  moreContactsIntro: "Lass leer, was du nicht nutzt.",
  contactsLocked: "Diese Kanäle gibt es mit Premium.",
  contactPageOf: "Kanäle, Seite {page} von {pages}.",
  sideTitle: "Eine zweite Seite",
  sideIntro:
    "Für alle, die eine andere Sprache lesen. Sie sehen die passende Seite zuerst und drehen die Karte mit einem Tippen um. Reicht dir eine Seite, lass sie weg.",
  usernameTitle: "Wähle deinen Link",
  usernameIntro: "Ihn gibst du weiter. Du kannst ihn später ändern, der alte Link führt dann zum neuen.",

  fullName: "Vor- und Nachname",
  occupation: "Position",
  company: "Firma",
  bio: "Über mich",
  bioWords: "{words} von {max} Wörtern",
  bioWordsAndCharacters: "{words} von {maxWords} Wörtern, {characters} von {maxCharacters} Zeichen",

  cardColour: "Kartenfarbe",

  findOrPaste: "Kanal suchen oder Links einfügen",
  pasteLinks: "Links einfügen",
  pasteHint: "Wir sortieren Links, Nummern und Adressen in ihre Felder, gern auch mehrere auf einmal.",
  channelsFound: "Gefundene Kanäle",
  filledIn: "Ausgefüllt: {channels}.",
  notChanged: "Nicht geändert, schon ausgefüllt: {channels}.",
  needsPremium: "Nur mit Premium: {channels}.",
  notRecognised: "Nicht erkannt: {texts}.",

  sameAsPhone: "Wie Telefon",
  addLabel: "Beschriften<what>: {channel}</what>",
  label: "Beschriftung",
  labelFor: "Beschriftung auf der Karte für {channel}",

  username: "Benutzername",
  check: "Prüfen",
  usernameHint: "Buchstaben, Ziffern, Unterstriche und Bindestriche, keine Leerzeichen.",
  yourName: "dein-name",
  qrCodeFor: "QR-Code für {link}",

  moreForThisCard: "Mehr für diese Karte",
  premiumOpens:
    "Mit Premium bekommst du {colours} Farben, dein Logo, den QR-Code und alle {channels} Kanäle.",
  seePlans: "Tarife ansehen",
} satisfies TranslationOf<typeof english>;
