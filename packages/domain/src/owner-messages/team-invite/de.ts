import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "Personen einladen",
  how: "Art der Einladung",
  paste: "Einfügen",
  file: "Datei",
  oneByOne: "Einzeln",

  list: "Namen und E-Mail-Adressen",
  listHint: "Eine Person pro Zeile, in jeder üblichen Form, oder eine Spalte aus einer Tabelle.",
  found: { one: "{count} Person gefunden.", other: "{count} Personen gefunden." },
  hereNamed: {
    one: "{names} ist schon im Team und wird ausgelassen.",
    other: "{names} sind schon im Team und werden ausgelassen.",
  },
  hereCounted: {
    one: "{count} Person ist schon im Team und wird ausgelassen.",
    other: "{count} Personen sind schon im Team und werden ausgelassen.",
  },
  lineReason: "<line>Zeile {row}:</line> {reason}",
  line: "Zeile {row}",
  moreLines: { one: "Und {count} weitere Zeile.", other: "Und {count} weitere Zeilen." },

  noEmail: "Keine E-Mail-Adresse.",
  emailWrong: "{value} ist keine E-Mail-Adresse.",
  noName: "Kein lesbarer Name.",
  here: "Ist schon im Team.",
  repeated: "Kommt mehrmals vor.",
  usernameTaken: "Der Link /c/{value} ist vergeben.",
  usernameWrong: "{value} geht nicht als Link.",
  tooLong: "Name oder Position ist zu lang.",
  ending: "{value} endet nicht mit {ending}, wie es „{template}“ verlangt.",

  template: "Vorlage",
  templateForAll: "Vorlage für alle",
  templatesFailed: "Die Vorlagen deines Teams können nicht geladen werden.",
  check: { one: "{count} Person prüfen", other: "{count} Personen prüfen" },
  checkList: "Liste prüfen",
  listEmpty: "Gib mindestens eine E-Mail-Adresse ein.",

  question: { one: "{count} Person einladen?", other: "{count} Personen einladen?" },
  questionLead: "Drück auf einen Link, um ihn zu ändern.",
  linkTaken: "{username} ist vergeben",
  fromEmail: "Aus der E-Mail-Adresse gebildet",
  changeLink: "Link von {name} ändern",
  link: "Link der Karte",
  linkFree: "Frei",
  showMore: { one: "{count} weitere zeigen", other: "{count} weitere zeigen" },
  othersLikewise: {
    one: "{count} weitere Person bekommt ihren Link ebenso.",
    other: "{count} weitere Personen bekommen ihre Links ebenso.",
  },
  cardsMade: {
    one: "{count} Karte entsteht sofort, und eine Person bekommt eine E-Mail.",
    other: "{count} Karten entstehen sofort, und {count} Personen bekommen je eine E-Mail.",
  },
  peopleAfter: { one: "Danach {count} Person im Team.", other: "Danach {count} Personen im Team." },
  invite: { one: "{count} Person einladen", other: "{count} Personen einladen" },
  inviteName: "{name} einladen",
  inviting: "Wird eingeladen …",
  back: "Zurück",

  fileLead: "Eine .csv-Datei mit einer Person pro Zeile. Du siehst alles, bevor etwas gespeichert wird.",
  fromFile: "Aus einer Datei einladen",
  people: "Personen",
  fileHint: "Eine .csv mit einer Person pro Zeile, bis zu 5.000 Personen und 8 MB.",
  fileTooLarge: "Diese Datei ist größer als 8 MB. Bitte wähle eine kleinere.",
  fileRows: {
    one: "{file}, {count} Zeile. Nichts wird gespeichert, bis du auf „Einladen“ drückst.",
    other: "{file}, {count} Zeilen. Nichts wird gespeichert, bis du auf „Einladen“ drückst.",
  },
  matchLead:
    "Was wir erkannt haben, ist ausgefüllt. Spalten, die die Vorlage für alle festlegt, bleiben weg.",
  proposed: "Links der Karten",
  none: "keine",
  rowsLeftOut: { one: "{count} Zeile wird ausgelassen", other: "{count} Zeilen werden ausgelassen" },
  rowsLeftOutLead: "Berichtige sie in der Datei, oder mach ohne sie weiter.",

  name: "Name",
  email: "E-Mail",
  emailHint: "Die Einladung gilt nur für diese Adresse.",
  role: "Position",
  nameMissing: "Bitte gib einen Namen ein.",

  made: { one: "{count} Karte ist fertig", other: "{count} Karten sind fertig" },
  madeLead: {
    one: "Sie funktioniert ab jetzt. Eine E-Mail ist unterwegs; wird sie nicht geöffnet, folgt am {day} eine einzige Erinnerung.",
    other:
      "Sie funktionieren ab jetzt. Alle bekommen eine E-Mail; wer sie nicht öffnet, bekommt am {day} eine einzige Erinnerung.",
  },
  madeNone: "Niemand Neues einzuladen",
  madeNoneLead: "Alle auf dieser Liste sind schon im Team.",
  copyLink: "Link von {name} kopieren",
  linksAsCsv: "Links als CSV",
  done: "Fertig",

  failed: "Das hat nicht geklappt. Bitte versuch es noch einmal.",
  notReached:
    "Der Server hat nicht geantwortet. Bitte versuch es noch einmal: Niemand wird zweimal eingeladen.",
} satisfies TranslationOf<typeof english>;
