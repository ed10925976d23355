import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "Kontakte",
  loading: "Deine Kontakte werden geladen",
  notLoaded: "Deine Kontakte konnten nicht geladen werden.",
  notRefreshed: "Deine Kontakte konnten nicht aktualisiert werden.",
  nothingLost: "Es ist nichts verloren: Man kann dir weiter Kontaktdaten schicken.",

  contacts: { one: "{count} Kontakt", other: "{count} Kontakte" },
  contactsAndNew: { one: "{count} Kontakt, {unread} neu", other: "{count} Kontakte, {unread} neu" },
  addContact: "Kontakt anlegen",
  scan: "Scannen",
  import: "Importieren",

  export: "Exportieren",
  exportFailed: "Die Datei konnte nicht erstellt werden. Bitte versuch es noch einmal.",
  contactFile: "Kontaktdatei",
  table: "Tabelle",
  exportAll: { one: "{count} Kontakt", other: "Alle {count} Kontakte" },
  exportShown: { one: "{count} angezeigter Kontakt", other: "{count} angezeigte Kontakte" },
  exportMoreShown: {
    one: "Mehr als {count} angezeigter Kontakt",
    other: "Mehr als {count} angezeigte Kontakte",
  },
  fileOfAll: { one: "{file}, {count} Kontakt", other: "{file}, alle {count} Kontakte" },
  fileOfShown: {
    one: "{file}, {count} angezeigter Kontakt",
    other: "{file}, {count} angezeigte Kontakte",
  },
  fileOfMoreShown: {
    one: "{file}, mehr als {count} angezeigter Kontakt",
    other: "{file}, mehr als {count} angezeigte Kontakte",
  },

  noContacts: "Noch keine Kontakte",
  howTheyCome:
    "Wer auf deiner Karte Kontaktdaten hinterlässt, erscheint hier. Du kannst Kontakte auch selbst anlegen oder eine Datei von deinem Handy importieren.",
  scanCode: "Code scannen",
  importFile: ".vcf- oder .csv-Datei importieren",

  searchLabel: "Kontakte durchsuchen",
  search: "Suchen",
  clearSearch: "Suche leeren",
  filters: "Filter",
  filtersOn: { one: "Filter, {count} aktiv", other: "Filter, {count} aktiv" },
  card: "Karte",
  link: "Link",
  tag: "Tag",
  allCards: "Alle Karten",
  allLinks: "Alle Links",
  allTags: "Alle Tags",
  show: "Anzeigen",
  showMatches: { one: "{count} Kontakt anzeigen", other: "{count} Kontakte anzeigen" },
  showMoreMatches: {
    one: "Mehr als {count} Kontakt anzeigen",
    other: "Mehr als {count} Kontakte anzeigen",
  },
  clear: "Zurücksetzen",
  removeFilter: "Filter entfernen: {filter}",
  thisCard: "diese Karte",
  thisLink: "dieser Link",

  shownOf: { one: "{shown} von {count} Kontakt", other: "{shown} von {count} Kontakten" },
  moreShownOf: {
    one: "mehr als {shown} von {count} Kontakt",
    other: "mehr als {shown} von {count} Kontakten",
  },
  shownOfMore: {
    one: "{shown} von mehr als {count} Kontakt",
    other: "{shown} von mehr als {count} Kontakten",
  },
  showNext: { one: "{count} weiteren anzeigen", other: "{count} weitere anzeigen" },

  noneFoundFor: "Keine Kontakte gefunden für „{query}“",
  noneMatch: "Keine Kontakte passen zu diesen Filtern",
  searchedAll: {
    one: "Durchsucht wurden Name, Firma, Position, E-Mail, Notiz und Tags von {count} Kontakt.",
    other: "Durchsucht wurden Name, Firma, Position, E-Mail, Notiz und Tags aller {count} Kontakte.",
  },
  searchedCounted: {
    one: "Durchsucht wurden Name, Firma, Position, E-Mail, Notiz und Tags von {count} Kontakt mit diesem Filter: {filters}.",
    other:
      "Durchsucht wurden Name, Firma, Position, E-Mail, Notiz und Tags von {count} Kontakten mit diesem Filter: {filters}.",
  },
  searchedFiltered:
    "Durchsucht wurden Name, Firma, Position, E-Mail, Notiz und Tags der Kontakte mit diesem Filter: {filters}.",
  searchAll: { one: "{count} Kontakt durchsuchen", other: "Alle {count} Kontakte durchsuchen" },
  showAll: { one: "{count} Kontakt anzeigen", other: "Alle {count} Kontakte anzeigen" },

  people: "Personen",
  person: "Person",
  new: "Neu",
  onYourCard: "Auf deiner Karte",
  addedByHand: "Selbst angelegt",
  imported: "Importiert",

  loadingContact: "Der Kontakt wird geladen",
  contactNotLoaded: "Dieser Kontakt konnte nicht geladen werden.",
  contactDeleted: "Dieser Kontakt wurde gelöscht.",
  noteLeft: "Nachricht von <name>{name}</name>",
  leftOn: "Hinterlassen auf <card>{card}</card>",
  cardOf: "Karte von <name>{name}</name>",

  reply: "Antworten",
  write: "Schreiben",
  call: "Anrufen",
  email: "E-Mail",
  message: "Nachricht",

  saveToPhone: "Im Handy speichern",
  saveToPhoneFailed: "Der Kontakt konnte nicht gespeichert werden. Bitte versuch es noch einmal.",
  deleted: "{name} ist gelöscht.",

  editContact: "{name} bearbeiten",
  name: "Name",
  phone: "Telefon",
  company: "Firma",
  role: "Position",
  met: "Kennengelernt",
  yourNote: "Deine Notiz",
  onlyYou: "Das siehst nur du.",
  saved: "Gespeichert",
  tags: "Tags",
  addTag: "Tag hinzufügen",
  newTag: "Neuer Tag",
  removeTag: "Tag {tag} entfernen",
} satisfies TranslationOf<typeof english>;
