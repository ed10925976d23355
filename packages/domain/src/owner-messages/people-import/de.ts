import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  breadcrumb: "Pfad",
  contacts: "Kontakte",
  import: "Importieren",
  title: "Kontakte importieren",
  lead: "Vom Handy, aus einem anderen Dienst oder aus einer Tabelle. Gespeichert wird erst, wenn du auf „Importieren“ drückst.",
  fileLead: {
    one: "{file}, {count} Kontakt. Gespeichert wird erst, wenn du auf „Importieren“ drückst.",
    other: "{file}, {count} Kontakte. Gespeichert wird erst, wenn du auf „Importieren“ drückst.",
  },
  chooseFile: "Datei wählen",
  files: "Eine .vcf mit einem oder mehreren Kontakten oder eine .csv mit einem pro Zeile. Bis 16 MB.",
  reading: "Wird gelesen …",

  matchColumns: "Spalten zuordnen",
  matchLead: "Was wir erkannt haben, ist ausgefüllt. Ändere, was nicht stimmt, oder lass eine Spalte aus.",
  column: "Spalte {number}",
  whatIsIn: "Was steht in {column}",
  whatIsInColumn: "Was steht in Spalte {number}",
  name: "Name",
  firstName: "Vorname",
  lastName: "Nachname",
  email: "E-Mail",
  phone: "Telefon",
  company: "Firma",
  role: "Position",
  met: "Kennengelernt",
  note: "Deine Notiz",
  tags: "Tags",
  skip: "Auslassen",

  firstFive: "Die ersten fünf",
  firstFiveLead: "So sehen sie in deinen Kontakten aus.",
  roleAndCompany: "Position und Firma",
  alreadyHere: "Schon da",
  none: "fehlt",

  alreadyInContacts: {
    one: "Einer ist schon in deinen Kontakten",
    other: "{count} sind schon in deinen Kontakten",
  },
  sameContact: "Gleiche E-Mail oder Telefonnummer: {names}.",
  moreNames: { one: "{count} weiterer", other: "{count} weitere" },
  contactsYouHave: "Kontakte, die du schon hast",
  merge: "Zusammenführen",
  mergeHint: "Füllt leere Felder aus. Nichts wird überschrieben.",
  skipHint: { one: "Lässt diesen, wie er ist.", other: "Lässt diese {count}, wie sie sind." },

  rowsSkipped: { one: "Eine Zeile wird ausgelassen:", other: "{count} Zeilen werden ausgelassen:" },
  rowEmpty: "Zeile {row}: Kein Name, keine E-Mail, kein Telefon.",
  rowRepeated: "Zeile {row}: Schon in dieser Datei.",
  rowUnreadable: "Zeile {row}: Konnte nicht gelesen werden.",
  moreRows: { one: "Und {count} weitere.", other: "Und {count} weitere." },
  notImported: "Nicht importiert, mit der Zahl der betroffenen Kontakte: {details}.",
  full: {
    one: "Du kannst bis zu {count} Kontakt haben.",
    other: "Du kannst bis zu {count} Kontakte haben.",
  },
  tagForAll: "Tag für alle",

  sumNew: "{added} neu.",
  sumMerged: "{added} neu, {merged} zusammengeführt.",
  sumSkipped: "{added} neu, {skipped} ausgelassen.",
  sumMergedAndSkipped: "{added} neu, {merged} zusammengeführt, {skipped} ausgelassen.",
  sumKnownAndSkipped: "{added} neu, {known} schon da, {skipped} ausgelassen.",
  totalAfter: {
    one: "Nach dem Import {total} von {count} Kontakt.",
    other: "Nach dem Import {total} von {count} Kontakten.",
  },
  importContacts: { one: "{count} Kontakt importieren", other: "{count} Kontakte importieren" },
  importing: "Wird importiert …",
  imported: {
    one: "{count} Kontakt hinzugefügt, {merged} zusammengeführt.",
    other: "{count} Kontakte hinzugefügt, {merged} zusammengeführt.",
  },
} satisfies TranslationOf<typeof english>;
