import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  peopleCount: { one: "{count} persona", many: "{count} di persone", other: "{count} persone" },
  templateCount: { one: "{count} modello", many: "{count} di modelli", other: "{count} modelli" },
  figures: "Il team in cifre",
  people: "Persone",
  hereAndInvited: "{here} nel team, {invited} con invito",
  everybodyHere: "Ci sono tutti",
  cardsOpened: "Biglietti aperti",
  ofCards: { one: "su {count} biglietto", many: "su {count} di biglietti", other: "su {count} biglietti" },
  views: "Visite",
  details: "Recapiti lasciati",
  more: { one: "{count} in più", many: "{count} in più", other: "{count} in più" },
  fewer: { one: "{count} in meno", many: "{count} in meno", other: "{count} in meno" },
  same: "Uguale",
  none: "Ancora niente",
  thanBefore: "rispetto alla settimana prima",
  asBefore: "alla settimana prima",
  inEither: "in nessuna delle due settimane",
  thisWeek: "Questa settimana: gli ultimi sette giorni, oggi compreso.",

  waiting: {
    one: "{count} persona attende un posto",
    many: "{count} di persone attendono un posto",
    other: "{count} persone attendono un posto",
  },
  waitingText:
    "L’accesso è avvenuto tramite l’azienda. Appena si libera un posto, il biglietto viene creato da solo.",
  addSeats: "Aggiungi posti",
  notOpened: "Invito non aperto",
  everybodyOpened: "Tutte le persone invitate ci sono.",
  invitedReminder: "Invito del {day}, promemoria il {reminder}",
  invitedReminded: "Invito del {day}, promemoria del {reminder}",
  linkEndedOn: "Link scaduto il {day}",
  linkEnded: "Link scaduto",
  allNotOpened: { one: "Vedi {count}", many: "Tutte le {count}", other: "Tutte le {count}" },

  templates: "Modelli",
  changed: "Modificato il {day}",
  changedBy: "Modificato il {day} da {name}",
  changedByYou: "Modificato il {day} da te",
  cardCount: {
    one: "<b>{count}</b> persona",
    many: "<b>{count}</b> di persone",
    other: "<b>{count}</b> persone",
  },
  joining: "Chi conferma un indirizzo presso <b>{domain}</b> può entrare da sé.",
  allPeople: { one: "Vedi {count}", many: "Tutte le {count}", other: "Tutte le {count}" },
  notLoaded: "Impossibile caricare questa parte.",

  ready: "Il tuo team è pronto",
  readyText: "Invita qualcuno e il suo biglietto funziona nel giro di un minuto.",
  freePeople: {
    one: "Fino a {count} persona è gratis.",
    many: "Fino a {count} di persone è gratis.",
    other: "Fino a {count} persone è gratis.",
  },
  blankName: "Nome e cognome",

  noCard: "Non hai un biglietto del team",
  noCardText: "I tuoi biglietti restano come sono.",
  makeCard: "Crea il mio biglietto del team",
  making: "Creazione...",
  made: "Il tuo biglietto del team è su {address}.",
  notMade: "Impossibile creare il biglietto. Riprova.",

  youAreMember: {
    one: "{count} persona. Sei un membro.",
    many: "{count} di persone. Sei un membro.",
    other: "{count} persone. Sei un membro.",
  },
  yourCard: "Il tuo biglietto del team",
  openCard: "Apri il tuo biglietto del team {address}",
  edit: "Modifica",
  cardNotLoaded: "Impossibile caricare il tuo biglietto.",
  whatTeamSees: "Che cosa vede il team",
  teamSees:
    "Quante volte viene aperto il tuo biglietto del team. Mai da chi, e mai i tuoi biglietti, i tuoi contatti o i tuoi preferiti.",
} satisfies TranslationOf<typeof english>;
