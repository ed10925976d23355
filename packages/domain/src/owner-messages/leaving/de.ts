import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  leave: "Konto schließen",
  leaveLead:
    "Deine Karten sind dann sofort offline. Nach sieben Tagen wird alles gelöscht, bis dahin kannst du zurückkommen.",
  leaveBrand: "{brand} verlassen",
  leaveQuestion: "{brand} verlassen?",
  notLoaded: "Die Einzelheiten konnten nicht geladen werden.",
  nothingChanged: "Es hat sich nichts geändert. Bitte versuch es noch einmal.",
  whatHappens: "Was dann passiert",
  cardsOffline: {
    one: "Deine Karte ist sofort offline",
    other: "Deine {count} Karten sind sofort offline",
  },
  cardsReserved: {
    one: "{names} bleibt 90 Tage lang reserviert.",
    other: "{names} bleiben 90 Tage lang reserviert.",
  },
  planCancelled: "Dein Tarif wird zuerst gekündigt",
  planCancelledText:
    "Keine weiteren Zahlungen. Der Zahlungsanbieter bewahrt seine Rechnungen auf, wie es das Gesetz verlangt.",
  signedOut: { one: "Du wirst abgemeldet", other: "Du wirst auf {count} Geräten abgemeldet" },
  deletedOn: "Am {day} wird alles gelöscht",
  deletedText: "Karten, Bilder, Favoriten und alles andere in deinem Konto.",
  untilThen: "Bis dahin stellt eine Anmeldung alles wieder her. <copy>Vorher eine Kopie erstellen</copy>",
  stay: "Bleiben",
  leavingNow: "Einen Moment …",
  youHaveLeft: "Dein Konto ist geschlossen. Am {day} wird alles gelöscht.",

  closingTitle: "Dein Konto wird aufgelöst",
  logOut: "Abmelden",
  daysLeft: { one: "{count} Tag", other: "{count} Tage" },
  closingText:
    "Du hast dein Konto am {leftOn} geschlossen. Deine Karten sind offline, ihre Links bleiben für dich reserviert. Bis {until} kannst du alles wiederherstellen.",
  closingNote:
    "Ein bezahlter Tarif bleibt gekündigt. Nach dem Wiederherstellen kannst du wieder einen wählen.",
  restoreAccount: "Konto wiederherstellen",
  oneMoment: "Einen Moment …",
  cameBack: "Alles ist wieder da.",
  comeBackFailed: "Das hat nicht geklappt. Bitte versuch es noch einmal.",
  leaveFailed: "Dein Konto konnte nicht geschlossen werden. Bitte versuch es noch einmal.",

  lastOwner: "Nur du bist Inhaber von {team}",
  handOver: "Wähle, wem es von nun an gehört, oder lösche das Team. Danach kannst du gehen.",
  deleteTeam: "Team löschen",
  newOwner: "Neue Inhaberin oder neuer Inhaber von {team}",
  findColleague: "Person suchen",
  clearSearch: "Suche leeren",
  nobodyFound: "Niemand gefunden, der schon da ist.",
  makeOwner: "Team an {name} übergeben",
  isOwner: "{team} gehört jetzt {name}.",
  notHandedOver: "Das hat nicht geklappt. Bitte versuche es noch einmal.",
} satisfies TranslationOf<typeof english>;
