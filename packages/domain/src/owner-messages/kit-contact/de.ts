import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "Kontaktdatei",
  lead: "Das speichert ein Handy mit „Kontakt speichern“.",
  leadTwoSides:
    "Das speichert ein Handy mit „Kontakt speichern“. Beide Seiten sind darin; die gezeigte kommt zuerst.",
  savedFrom: "Gespeichert von",
  fromSide: "Seite: <language>{language}</language>",
  onPhone: "Auf dem Handy",
  forPhones: "Für die meisten Handys, 3.0",
  forPrograms: "Für Programme, die 4.0 lesen",
  sorted: "Dank der Aussprache sortieren Handys <name>{name}</name> unter <letter>{letter}</letter> ein.",
  sortedNotAtEnd:
    "Dank der Aussprache sortieren Handys <name>{name}</name> unter <letter>{letter}</letter> ein und nicht am Ende.",
  notLoaded: "Die Kontaktdatei konnte nicht geladen werden.",
  loading: "Die Kontaktdatei wird geladen",
} satisfies TranslationOf<typeof english>;
