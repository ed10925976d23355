import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "Impostazioni del team",
  lead: "Solo i proprietari possono cambiarle.",

  name: "Nome",
  nameLead: "Compare nelle email, nei campi bloccati e nella pagina del team.",
  teamName: "Nome del team",
  line: "Una riga",
  saved: "Salvato.",

  logo: "Logo",
  logoLead: "Quello del team. I modelli hanno il proprio, che può essere diverso.",
  logoOfTemplate: "Finché non c’è, si vede il logo del primo modello.",

  page: "Pagina del team",
  pageLead: "Le persone che hanno accettato di comparire, con la ricerca. Disattivata finché non la attivi.",
  showPage: "Mostra la pagina",
  agreed: {
    one: "{agreed} persona su {count} ha accettato di comparire.",
    many: "{agreed} persone su {count} hanno accettato di comparire.",
    other: "{agreed} persone su {count} hanno accettato di comparire.",
  },
  searchEngines: "I motori di ricerca possono elencarla",
  searchEnginesText: "Finché è disattivato, la pagina chiede ai motori di ricerca di non elencarla.",
  address: "Indirizzo",
  change: "Cambia",
  openPage: "Apri la pagina",
  memberDecides: "Ogni membro decide nella propria pagina del team. Non puoi decidere per gli altri.",
  changeAddress: "Cambia l’indirizzo",
  formerEnds: "L’indirizzo precedente smette subito di funzionare.",
  showMe: "Mostrami nella pagina del team",
  showMeText: "Tutti possono leggere {address}. Puoi cambiare idea quando vuoi.",

  joining: "Ingresso tramite indirizzo",
  joiningLead: "Chi conferma un indirizzo del tuo dominio può entrare senza invito.",
  letJoin: "Lascia entrare i colleghi da soli",
  letJoinText: "Con un indirizzo di {domain}. Ricevono un biglietto del modello {template}.",
  template: "Modello dei loro biglietti",
  joinNote:
    "Il dominio è quello del tuo indirizzo confermato. I fornitori di posta pubblici non sono ammessi.",

  data: "Dati del team",
  dataLead: "Team, modelli, persone e biglietti, in formati che altri programmi leggono.",
  copy: "Una copia del team",
  copyText: "Fa parte della copia dei tuoi dati, un file ZIP. Un’altra installazione può importarla.",
  makeCopy: "Crea una copia",
  bringIn: "Importa una copia",
  bringInText: "I suoi modelli vengono aggiunti e le sue persone invitate di nuovo. Vedi tutto prima.",
  bringInQuestion: "Importare {team} in questo team?",
  whichTeam: "Quale team?",
  templatesAdded: {
    one: "Viene aggiunto {count} modello",
    many: "Vengono aggiunti {count} di modelli",
    other: "Vengono aggiunti {count} modelli",
  },
  invitedAnew: {
    one: "{count} persona viene invitata di nuovo, con un biglietto",
    many: "{count} di persone vengono invitate di nuovo, ognuna con un biglietto",
    other: "{count} persone vengono invitate di nuovo, ognuna con un biglietto",
  },
  leftOut: {
    one: "{count} persona resta fuori: già qui o non leggibile",
    many: "{count} di persone restano fuori: già qui o non leggibili",
    other: "{count} persone restano fuori: già qui o non leggibili",
  },
  photosToo: "Ogni persona aggiunge di nuovo la foto e gli altri dati.",
  noSeats: {
    one: "C’è posto per {count} persona. Aggiungi prima dei posti.",
    many: "C’è posto per {count} di persone. Aggiungi prima dei posti.",
    other: "C’è posto per {count} persone. Aggiungi prima dei posti.",
  },
  broughtIn: "{team} è stato importato.",

  deleteTeam: "Elimina il team",
  deleteLead: {
    one: "Il biglietto del team cessa subito. Dopo sette giorni viene eliminato tutto.",
    many: "Tutti i {count} di biglietti del team cessano subito. Dopo sette giorni viene eliminato tutto.",
    other: "Tutti i {count} biglietti del team cessano subito. Dopo sette giorni viene eliminato tutto.",
  },
  deleteQuestion: "Eliminare {team}?",
  cardsEnd: {
    one: "Il biglietto del team cessa subito",
    many: "Tutti i {count} di biglietti del team cessano subito",
    other: "Tutti i {count} biglietti del team cessano subito",
  },
  cardsEndText: "Chi apre un indirizzo o un codice legge che il biglietto non c’è più.",
  planEnds: "L’abbonamento termina oggi",
  goneLater: "Tutto ciò che è del team viene eliminato il {day}",
  bringBack: "Fino ad allora puoi recuperare il team.",
  everybodyKeeps: "Tutti conservano il proprio account, i propri biglietti e i propri contatti",
  typeToConfirm: "Scrivi {team} per confermare",
  keep: "Mantieni il team",
  deleting: "Eliminazione...",
  isDeleted: "{team} è stato eliminato.",
} satisfies TranslationOf<typeof english>;
