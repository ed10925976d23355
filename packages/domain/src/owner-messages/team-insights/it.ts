import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  team: "Team, {team}",
  allCardsOf: "Tutti i biglietti di {team}",
  cardsAndRange: {
    one: "{count} biglietto di {team}, {from} – {to}",
    many: "{count} di biglietti di {team}, {from} – {to}",
    other: "{count} biglietti di {team}, {from} – {to}",
  },
  noCards: "{team} non ha ancora biglietti",
  noCardsText: "Invita qualcuno: il suo biglietto funziona subito e le sue visite compaiono qui.",
  invitePeople: "Invita persone",
  notOpened: "Nessuno ha ancora aperto un biglietto di {team}",
  notOpenedText:
    "Visite, salvataggi e tocchi compaiono qui entro un minuto. Le visite delle persone del team non contano.",

  byPerson: "Per persona",
  byTemplate: "Per modello",
  byLink: "Per link",
  peopleAsTable: "Mostra come tabella, per persona",
  peopleAsChart: "Mostra come grafico, per persona",
  person: "Persona",
  savesOf: {
    one: "<number>{count}</number> salvataggio",
    many: "<number>{count}</number> salvataggi",
    other: "<number>{count}</number> salvataggi",
  },
  detailsOf: {
    one: "<number>{count}</number> contatto",
    many: "<number>{count}</number> contatti",
    other: "<number>{count}</number> contatti",
  },
  mostSeen: "Le {shown} persone con più visite. Il file CSV le contiene tutte.",
  peopleOf: { one: "{count} persona", many: "{count} di persone", other: "{count} persone" },
  linkOnCards: {
    one: "{path} su {count} biglietto",
    many: "{path} su {count} di biglietti",
    other: "{path} su {count} biglietti",
  },
  linkUntil: {
    one: "{path} su {count} biglietto, fino al {day}",
    many: "{path} su {count} di biglietti, fino al {day}",
    other: "{path} su {count} biglietti, fino al {day}",
  },
  noLinks: "Nessuno è arrivato da un link del team in questo periodo.",
  allLinks: "Link per tutti i biglietti",

  privacy:
    "Conteggi senza cookie. Le visite delle persone del team, i bot e chi chiede di non essere contato restano fuori. Nessuno vede chi erano i visitatori, e il giorno dopo nessuno è riconoscibile. <counted>Cosa viene contato</counted>",
} satisfies TranslationOf<typeof english>;
