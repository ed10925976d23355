import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "Favoriten",
  saved: { one: "{number} gespeicherte Karte", other: "{number} gespeicherte Karten" },
  loading: "Deine Favoriten werden geladen",
  notLoaded: "Deine Favoriten konnten nicht geladen werden.",
  notRefreshed: "Deine Favoriten konnten nicht aktualisiert werden.",
  nothingLost: "Es ist nichts verloren: Sie sind weiter gespeichert.",

  search: "Nach Namen suchen",
  found: { one: "{count} Karte gefunden", other: "{count} Karten gefunden" },
  noneFound: "Keine gespeicherte Karte hat diesen Namen.",

  noneYet: "Du hast noch keine Favoriten",
  howToSave: "Tippe auf einer Karte auf das Lesezeichen, um sie hier zu speichern.",
  seeCard: "Karte ansehen",
  goToCards: "Zu deinen Karten",

  openCard: "Karte von {name} öffnen, {path}",
  removeFavorite: "{name} aus den Favoriten entfernen",
  paused: "Pausiert. Die Karte ist wieder da, sobald sie fortgesetzt wird.",
} satisfies TranslationOf<typeof english>;
