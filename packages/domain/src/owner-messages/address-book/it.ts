import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "Contatti",
  loading: "Caricamento dei tuoi contatti",
  notLoaded: "Non è stato possibile caricare i tuoi contatti.",
  notRefreshed: "Non è stato possibile aggiornare i tuoi contatti.",
  nothingLost: "Non hai perso nulla: le persone possono ancora lasciarti i loro recapiti.",

  contacts: { one: "{count} contatto", many: "{count} di contatti", other: "{count} contatti" },
  contactsAndNew: {
    one: "{count} contatto, nuovi: {unread}",
    many: "{count} di contatti, nuovi: {unread}",
    other: "{count} contatti, nuovi: {unread}",
  },
  addContact: "Aggiungi un contatto",
  scan: "Scansiona",
  import: "Importa",

  export: "Esporta",
  exportFailed: "Non è stato possibile creare il file. Riprova.",
  contactFile: "File di contatto",
  table: "Tabella",
  exportAll: {
    one: "{count} contatto",
    many: "Tutti i {count} di contatti",
    other: "Tutti i {count} contatti",
  },
  exportShown: {
    one: "Il contatto mostrato",
    many: "I {count} di contatti mostrati",
    other: "I {count} contatti mostrati",
  },
  exportMoreShown: {
    one: "Più di {count} contatto mostrato",
    many: "Più di {count} di contatti mostrati",
    other: "Più di {count} contatti mostrati",
  },
  fileOfAll: {
    one: "{file}, {count} contatto",
    many: "{file}, tutti i {count} di contatti",
    other: "{file}, tutti i {count} contatti",
  },
  fileOfShown: {
    one: "{file}, il contatto mostrato",
    many: "{file}, i {count} di contatti mostrati",
    other: "{file}, i {count} contatti mostrati",
  },
  fileOfMoreShown: {
    one: "{file}, più di {count} contatto mostrato",
    many: "{file}, più di {count} di contatti mostrati",
    other: "{file}, più di {count} contatti mostrati",
  },

  noContacts: "Ancora nessun contatto",
  howTheyCome:
    "Qui compare chi ti lascia i suoi recapiti sul biglietto. Puoi anche aggiungere una persona a mano o importare un file dal telefono.",
  scanCode: "Scansiona un codice",
  importFile: "Importa un file .vcf o .csv",

  searchLabel: "Cerca tra i contatti",
  search: "Cerca",
  clearSearch: "Cancella la ricerca",
  filters: "Filtri",
  filtersOn: {
    one: "Filtri, {count} attivo",
    many: "Filtri, {count} attivi",
    other: "Filtri, {count} attivi",
  },
  card: "Biglietto",
  link: "Link",
  tag: "Tag",
  allCards: "Tutti i biglietti",
  allLinks: "Tutti i link",
  allTags: "Tutti i tag",
  show: "Mostra",
  showMatches: {
    one: "Mostra {count} contatto",
    many: "Mostra {count} di contatti",
    other: "Mostra {count} contatti",
  },
  showMoreMatches: {
    one: "Mostra più di {count} contatto",
    many: "Mostra più di {count} di contatti",
    other: "Mostra più di {count} contatti",
  },
  clear: "Azzera",
  removeFilter: "Rimuovi il filtro {filter}",
  thisCard: "questo biglietto",
  thisLink: "questo link",

  shownOf: {
    one: "{shown} di {count} contatto",
    many: "{shown} di {count} di contatti",
    other: "{shown} di {count} contatti",
  },
  moreShownOf: {
    one: "più di {shown} di {count} contatto",
    many: "più di {shown} di {count} di contatti",
    other: "più di {shown} di {count} contatti",
  },
  shownOfMore: {
    one: "{shown} di più di {count} contatto",
    many: "{shown} di più di {count} di contatti",
    other: "{shown} di più di {count} contatti",
  },
  showNext: { one: "Mostrane un altro", many: "Mostrane altri {count}", other: "Mostrane altri {count}" },

  noneFoundFor: "Nessun contatto per “{query}”",
  noneMatch: "Nessun contatto con questi filtri",
  searchedAll: {
    one: "Abbiamo cercato tra nomi, aziende, ruoli, email, note e tag di {count} contatto.",
    many: "Abbiamo cercato tra nomi, aziende, ruoli, email, note e tag di tutti i {count} di contatti.",
    other: "Abbiamo cercato tra nomi, aziende, ruoli, email, note e tag di tutti i {count} contatti.",
  },
  searchedCounted: {
    one: "Abbiamo cercato tra nomi, aziende, ruoli, email, note e tag di {count} contatto con questi filtri: {filters}.",
    many: "Abbiamo cercato tra nomi, aziende, ruoli, email, note e tag di {count} di contatti con questi filtri: {filters}.",
    other:
      "Abbiamo cercato tra nomi, aziende, ruoli, email, note e tag di {count} contatti con questi filtri: {filters}.",
  },
  searchedFiltered:
    "Abbiamo cercato tra nomi, aziende, ruoli, email, note e tag dei contatti con questi filtri: {filters}.",
  searchAll: {
    one: "Cerca tra {count} contatto",
    many: "Cerca tra tutti i {count} di contatti",
    other: "Cerca tra tutti i {count} contatti",
  },
  showAll: {
    one: "Mostra {count} contatto",
    many: "Mostra tutti i {count} di contatti",
    other: "Mostra tutti i {count} contatti",
  },

  people: "Persone",
  person: "Persona",
  new: "Nuovo",
  onYourCard: "Sul tuo biglietto",
  addedByHand: "Aggiunto a mano",
  imported: "Importato",

  loadingContact: "Caricamento del contatto",
  contactNotLoaded: "Non è stato possibile caricare questo contatto.",
  contactDeleted: "Questo contatto è stato eliminato.",
  noteLeft: "Il messaggio di <name>{name}</name>",
  leftOn: "Lasciato su <card>{card}</card>",
  cardOf: "Biglietto di <name>{name}</name>",

  reply: "Rispondi",
  write: "Scrivi",
  call: "Chiama",
  email: "Email",
  message: "Messaggio",

  saveToPhone: "Salva sul telefono",
  saveToPhoneFailed: "Non è stato possibile salvare il contatto. Riprova.",
  deleted: "{name}: contatto eliminato.",

  editContact: "Modifica {name}",
  name: "Nome",
  phone: "Telefono",
  company: "Azienda",
  role: "Ruolo",
  met: "Luogo dell’incontro",
  yourNote: "La tua nota",
  onlyYou: "La vedi solo tu.",
  saved: "Salvata",
  tags: "Tag",
  addTag: "Aggiungi un tag",
  newTag: "Nuovo tag",
  removeTag: "Rimuovi il tag {tag}",
} satisfies TranslationOf<typeof english>;
