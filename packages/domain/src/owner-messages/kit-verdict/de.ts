import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  good: "In jeder Größe auf Lesbarkeit getestet",
  dense: "Lesbar, aber dicht",
  refused: "Dieser Code lässt sich nicht herunterladen",

  goodText:
    "{sizes} Pixel und {width}\u00a0mm im Druck. {modules} x {modules} Quadrate, Fehlerkorrektur {correction}.",
  denseWithLink:
    "{modules} x {modules} Quadrate enthalten den Link zur Karte. Drucke ihn mit mindestens {width}\u00a0mm, ohne Logo und Foto.",
  denseWithContact:
    "{modules} x {modules} Quadrate enthalten: {content}. Drucke ihn mit mindestens {width}\u00a0mm, ohne Logo und Foto.",
  name: "Name",
  role: "Position",
  company: "Firma",
  phone: "Telefon",
  email: "E-Mail",
  linkToCard: "Link zur Karte",
  captionWithoutFont: "Der Bildtext fällt weg: Keine Schriftart hier hat seine Buchstaben.",
  captionTooWide: "Der Bildtext fällt weg: Er ist zu breit für den Rahmen.",

  tooFaint:
    "{color} auf Weiß hat einen Kontrast von {contrast} zu 1. Bei wenig Licht brauchen Kameras mindestens {least}.",
  tooLong: "Der Kontakt ist zu lang für einen QR-Code. Nimm stattdessen den Link.",
  noPhoto: "Diese Karte hat kein Foto für die Mitte.",
  noLogo: "Diese Karte hat kein Logo für die Mitte.",
  tooDense: "Mit {modules} Quadraten pro Seite ist er klein nicht mehr lesbar.",
  notRead: "Er hat den Lesetest nicht bestanden.",
  removePicture: "Nimm das Bild aus der Mitte.",
  useLink: "Nimm den Link statt des ganzen Kontakts.",
  twoSentences: "{first} {second}",
  titleAndText: "{title}. {text}",
} satisfies TranslationOf<typeof english>;
