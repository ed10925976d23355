import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  peopleCount: { one: "{count} Person", other: "{count} Personen" },
  templateCount: { one: "{count} Vorlage", other: "{count} Vorlagen" },
  figures: "Das Team in Zahlen",
  people: "Personen",
  hereAndInvited: "{here} dabei, {invited} eingeladen",
  everybodyHere: "Alle sind dabei",
  cardsOpened: "Geöffnete Karten",
  ofCards: { one: "von {count} Karte", other: "von {count} Karten" },
  views: "Aufrufe",
  details: "Hinterlassene Kontaktdaten",
  more: { one: "{count} mehr", other: "{count} mehr" },
  fewer: { one: "{count} weniger", other: "{count} weniger" },
  same: "Gleich viele",
  none: "Noch keine",
  thanBefore: "als in der Woche davor",
  asBefore: "wie in der Woche davor",
  inEither: "in beiden Wochen",
  thisWeek: "Diese Woche: die letzten sieben Tage mit heute.",

  waiting: { one: "{count} Person wartet auf einen Platz", other: "{count} Personen warten auf einen Platz" },
  waitingText:
    "Angemeldet haben sie sich über die Firma. Sobald ein Platz frei ist, bekommen sie ihre Karte von selbst.",
  addSeats: "Plätze hinzufügen",
  notOpened: "Einladung nicht geöffnet",
  everybodyOpened: "Alle, die du eingeladen hast, sind dabei.",
  invitedReminder: "Eingeladen am {day}, Erinnerung am {reminder}",
  invitedReminded: "Eingeladen am {day}, erinnert am {reminder}",
  linkEndedOn: "Link am {day} abgelaufen",
  linkEnded: "Link abgelaufen",
  allNotOpened: { one: "Alle {count}", other: "Alle {count}" },

  templates: "Vorlagen",
  changed: "Geändert am {day}",
  changedBy: "Geändert am {day} von {name}",
  changedByYou: "Geändert am {day} von dir",
  cardCount: { one: "<b>{count}</b> Person", other: "<b>{count}</b> Personen" },
  joining: "Wer eine Adresse bei <b>{domain}</b> bestätigt, kann selbst beitreten.",
  allPeople: { one: "Alle {count}", other: "Alle {count}" },
  notLoaded: "Dieser Teil konnte nicht geladen werden.",

  ready: "Dein Team ist bereit",
  readyText: "Lade jemanden ein, und die Karte funktioniert in derselben Minute.",
  freePeople: {
    one: "Bis zu {count} Person ist kostenlos.",
    other: "Bis zu {count} Personen sind kostenlos.",
  },
  blankName: "Vor- und Nachname",

  noCard: "Du hast keine Teamkarte",
  noCardText: "Deine eigenen Karten bleiben, wie sie sind.",
  makeCard: "Teamkarte für mich machen",
  making: "Wird gemacht ...",
  made: "Deine Teamkarte ist unter {address}.",
  notMade: "Die Karte konnte nicht gemacht werden. Bitte versuch es noch einmal.",

  youAreMember: { one: "{count} Person. Du bist Mitglied.", other: "{count} Personen. Du bist Mitglied." },
  yourCard: "Deine Teamkarte",
  openCard: "Deine Teamkarte {address} öffnen",
  edit: "Bearbeiten",
  cardNotLoaded: "Deine Karte konnte nicht geladen werden.",
  whatTeamSees: "Was das Team sieht",
  teamSees:
    "Wie oft deine Teamkarte geöffnet wird. Nie, von wem, und nie deine eigenen Karten, deine Kontakte oder deine Favoriten.",
} satisfies TranslationOf<typeof english>;
