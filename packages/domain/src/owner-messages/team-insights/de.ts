import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  team: "Team, {team}",
  allCardsOf: "Alle Karten von {team}",
  cardsAndRange: {
    one: "{count} Karte von {team}, {from} bis {to}",
    other: "{count} Karten von {team}, {from} bis {to}",
  },
  noCards: "{team} hat noch keine Karten",
  noCardsText: "Lade jemanden ein: Die Karte funktioniert sofort, und ihre Besuche erscheinen hier.",
  invitePeople: "Leute einladen",
  notOpened: "Noch hat niemand eine Karte von {team} geöffnet",
  notOpenedText:
    "Was aufgerufen, gespeichert und angetippt wird, erscheint hier innerhalb einer Minute. Besuche der eigenen Leute zählen nicht.",

  byPerson: "Nach Person",
  byTemplate: "Nach Vorlage",
  byLink: "Nach Link",
  peopleAsTable: "Als Tabelle, nach Person",
  peopleAsChart: "Als Diagramm, nach Person",
  person: "Person",
  savesOf: {
    one: "<number>{count}×</number> gespeichert",
    other: "<number>{count}×</number> gespeichert",
  },
  detailsOf: {
    one: "<number>{count}×</number> Kontaktdaten",
    other: "<number>{count}×</number> Kontaktdaten",
  },
  mostSeen: "Die {shown} Personen mit den meisten Aufrufen. In der CSV-Datei stehen alle.",
  peopleOf: { one: "{count} Person", other: "{count} Personen" },
  linkOnCards: { one: "{path} auf {count} Karte", other: "{path} auf {count} Karten" },
  linkUntil: {
    one: "{path} auf {count} Karte, bis {day}",
    other: "{path} auf {count} Karten, bis {day}",
  },
  noLinks: "Über die Links des Teams kam in diesem Zeitraum niemand.",
  allLinks: "Links für alle Karten",

  privacy:
    "Ohne Cookies gezählt. Besuche der eigenen Leute, Bots und alle, die nicht gezählt werden möchten, bleiben außen vor. Niemand sieht, wer zu Besuch war, und am nächsten Tag ist niemand wiederzuerkennen. <counted>Was gezählt wird</counted>",
} satisfies TranslationOf<typeof english>;
