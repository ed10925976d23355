import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  oneSideIn: "Deine Karte hat eine Seite: <language>{language}</language>",
  whatItTakes:
    "Die zweite bekommt Name, Position, Firma, „Über mich“ und Beschriftungen in einer anderen Sprache. Foto, Logo, Farbe und Kanäle sind auf beiden gleich.",
  addSide: "Zweite Seite hinzufügen",
  removeSide: "Diese Seite entfernen",
  sideRemoved: "Zweite Seite entfernt.",

  cardLanguage: "Sprache deiner Karte",
  firstSideIn: "Sprache der ersten Seite",
  secondSideIn: "Sprache der zweiten Seite",
  name: "Name",
  role: "Position",
  company: "Firma",
  address: "Adresse <aside>(nur, wenn sie anders geschrieben wird)</aside>",
  readingOnFirst: "Aussprache des Namens <aside>(erste Seite)</aside>",
  readingOnSecond: "Aussprache des Namens <aside>(zweite Seite)</aside>",
  readingHint:
    "So, wie er gesprochen wird: in Kana, Pinyin oder anderen Buchstaben. Sie steht über dem Namen, und Handys sortieren danach.",
  labelFor: "Beschriftung für {channel}",
  onFirstSide: "Erste Seite",
  namesHint:
    "Namen werden nie umgedreht. Gib deinen so ein, wie man ihn lesen soll: Aoi Morita oder Morita Aoi.",
  seeContactFile: "Kontaktdatei ansehen",
} satisfies TranslationOf<typeof english>;
