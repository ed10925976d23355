import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "Invita persone",
  how: "Come invitare",
  paste: "Incolla",
  file: "File",
  oneByOne: "Una alla volta",

  list: "Nomi e indirizzi email",
  listHint: "Una persona per riga, in qualsiasi forma comune, o una colonna copiata da un foglio di calcolo.",
  found: {
    one: "{count} persona trovata.",
    many: "{count} persone trovate.",
    other: "{count} persone trovate.",
  },
  hereNamed: {
    one: "{names} fa già parte del team e resta fuori.",
    many: "{names} fanno già parte del team e restano fuori.",
    other: "{names} fanno già parte del team e restano fuori.",
  },
  hereCounted: {
    one: "{count} persona fa già parte del team e resta fuori.",
    many: "{count} persone fanno già parte del team e restano fuori.",
    other: "{count} persone fanno già parte del team e restano fuori.",
  },
  lineReason: "<line>Riga {row}:</line> {reason}",
  line: "Riga {row}",
  moreLines: {
    one: "E {count} altra riga.",
    many: "E altre {count} righe.",
    other: "E altre {count} righe.",
  },

  noEmail: "Nessun indirizzo email.",
  emailWrong: "{value} non è un indirizzo email.",
  noName: "Nessun nome leggibile.",
  here: "Fa già parte del team.",
  repeated: "Compare più volte.",
  usernameTaken: "Il link /c/{value} è già preso.",
  usernameWrong: "{value} non può essere un link.",
  tooLong: "Il nome o il ruolo è troppo lungo.",
  ending: "{value} non finisce con {ending}, come chiede «{template}».",

  template: "Modello",
  templateForAll: "Modello per tutti",
  templatesFailed: "Non è possibile caricare i modelli del team.",
  check: {
    one: "Controlla {count} persona",
    many: "Controlla {count} persone",
    other: "Controlla {count} persone",
  },
  checkList: "Controlla la lista",
  listEmpty: "Inserisci almeno un indirizzo email.",

  question: {
    one: "Invitare {count} persona?",
    many: "Invitare {count} persone?",
    other: "Invitare {count} persone?",
  },
  questionLead: "Premi un link per cambiarlo.",
  linkTaken: "{username} è già preso",
  fromEmail: "Proposto dall’indirizzo email",
  changeLink: "Cambia il link di {name}",
  link: "Link del biglietto",
  linkFree: "Libero",
  showMore: { one: "Mostra {count} in più", many: "Mostra altri {count}", other: "Mostra altri {count}" },
  othersLikewise: {
    one: "{count} altra persona riceve il suo link allo stesso modo.",
    many: "Altre {count} persone ricevono i loro link allo stesso modo.",
    other: "Altre {count} persone ricevono i loro link allo stesso modo.",
  },
  cardsMade: {
    one: "{count} biglietto viene creato subito e una persona riceve un’email.",
    many: "{count} biglietti vengono creati subito e {count} persone ricevono un’email ciascuna.",
    other: "{count} biglietti vengono creati subito e {count} persone ricevono un’email ciascuna.",
  },
  peopleAfter: {
    one: "Poi {count} persona nel team.",
    many: "Poi {count} persone nel team.",
    other: "Poi {count} persone nel team.",
  },
  invite: { one: "Invita {count} persona", many: "Invita {count} persone", other: "Invita {count} persone" },
  inviteName: "Invita {name}",
  inviting: "Invito in corso...",
  back: "Indietro",

  fileLead: "Un file .csv con una persona per riga. Vedi tutto prima che venga salvato qualcosa.",
  fromFile: "Invita da un file",
  people: "Persone",
  fileHint: "Un .csv con una persona per riga, fino a 5.000 persone e 8 MB.",
  fileTooLarge: "Questo file supera gli 8 MB. Scegline uno più piccolo.",
  fileRows: {
    one: "{file}, {count} riga. Non viene salvato nulla finché non premi Invita.",
    many: "{file}, {count} righe. Non viene salvato nulla finché non premi Invita.",
    other: "{file}, {count} righe. Non viene salvato nulla finché non premi Invita.",
  },
  matchLead:
    "Abbiamo compilato quello che abbiamo riconosciuto. Le colonne che il modello fissa per tutti restano fuori.",
  proposed: "Link dei biglietti",
  none: "nessuno",
  rowsLeftOut: {
    one: "{count} riga resta fuori",
    many: "{count} righe restano fuori",
    other: "{count} righe restano fuori",
  },
  rowsLeftOutLead: "Correggile nel file, o prosegui senza.",

  name: "Nome",
  email: "Email",
  emailHint: "L’invito vale solo per questo indirizzo.",
  role: "Ruolo",
  nameMissing: "Inserisci un nome.",

  made: {
    one: "{count} biglietto creato",
    many: "{count} biglietti creati",
    other: "{count} biglietti creati",
  },
  madeLead: {
    one: "Funziona da subito. Un’email è in arrivo; se non viene aperta, segue un solo promemoria il {day}.",
    many: "Funzionano da subito. Tutti ricevono un’email; chi non la apre riceve un solo promemoria il {day}.",
    other:
      "Funzionano da subito. Tutti ricevono un’email; chi non la apre riceve un solo promemoria il {day}.",
  },
  madeNone: "Nessuna persona nuova da invitare",
  madeNoneLead: "Tutte le persone di questa lista fanno già parte del team.",
  copyLink: "Copia il link di {name}",
  linksAsCsv: "Link in CSV",
  done: "Fatto",

  failed: "Non ha funzionato. Riprova.",
  notReached: "Il server non ha risposto. Riprova: nessuno viene invitato due volte.",
} satisfies TranslationOf<typeof english>;
