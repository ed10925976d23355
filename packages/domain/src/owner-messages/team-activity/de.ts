import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "Aktivität",
  lead: "Was Inhaber und Admins in den letzten 12 Monaten getan haben. Das lässt sich lesen, nicht ändern.",
  find: "Suchen",
  findHint: "Person, Vorlage oder was getan wurde",
  downloadCsv: "Als CSV herunterladen",
  loading: "Aktivität wird geladen ...",
  notLoaded: "Die Aktivität konnte nicht geladen werden",
  notRefreshed: "Die Aktivität konnte nicht aktualisiert werden",
  nothingYet: "In den letzten 12 Monaten wurde nichts getan.",
  nothingFound: "Nichts gefunden für „{find}“",
  showAll: "Alles anzeigen",
  found: {
    one: "{count} Treffer",
    other: "{count} Treffer",
  },
  people: {
    one: "{count} Person",
    other: "{count} Personen",
  },
  isOwner: "{name}, jetzt Inhaber",
  isAdmin: "{name}, jetzt Admin",
  isMember: "{name}, jetzt Mitglied",
  wasOwner: "War Inhaber",
  wasAdmin: "War Admin",
  wasMember: "War Mitglied",
  cards: { one: "{count} Karte", other: "{count} Karten" },
  somebodyGone: "Ein gelöschtes Konto",
  range: "{from} bis {to} von {total}",
  older: "Ältere",
  newer: "Neuere",
} satisfies TranslationOf<typeof english>;
