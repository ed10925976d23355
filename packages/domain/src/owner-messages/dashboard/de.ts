import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  yourCards: "Deine Karten",
  loading: "Deine Karten werden geladen",
  notLoaded: "Deine Karten konnten nicht geladen werden.",
  nothingLost: "Es ist nichts verloren: Sie sind weiter online.",
  notRefreshed: "Deine Karten konnten nicht aktualisiert werden.",
  noCardsYet: "Du hast noch keine Karten",
  makeFirst: "Erstelle deine erste mit dem Knopf „Neue Karte“. Das dauert etwa drei Minuten.",
  addCard: "Neue Karte",

  inUse: { one: "{used} von {count} Karte genutzt", other: "{used} von {count} Karten genutzt" },
  allInUse: {
    one: "{used} von {count} Karte genutzt, kein Platz mehr",
    other: "{used} von {count} Karten genutzt, kein Platz mehr",
  },
  premiumHasRoom: {
    one: "{used} von {count} Karte genutzt. <premium>Premium</premium> hat Platz für {max}.",
    other: "{used} von {count} Karten genutzt. <premium>Premium</premium> hat Platz für {max}.",
  },
  tooMany: {
    one: "{count} Karte, {more} mehr, als dein Tarif umfasst",
    other: "{count} Karten, {more} mehr, als dein Tarif umfasst",
  },
  tooManyForFree: {
    one: "{count} Karte, {more} mehr, als der kostenlose Tarif umfasst",
    other: "{count} Karten, {more} mehr, als der kostenlose Tarif umfasst",
  },
  roomFor: { one: "Platz für eine weitere Karte", other: "Platz für {count} weitere Karten" },
  freeVersion:
    "Deine Karten sind in der kostenlosen Version online: ohne Logo, in einer Farbe, mit zehn Kanälen. Alles andere bleibt gespeichert und ist mit Premium wieder da. <plans>Tarife ansehen</plans>",

  changeOrder: "Sortieren",
  dragACard: "Zieh eine Karte oder nutze die Pfeile.",
  position: "{name}, Platz {place} von {count}",
  done: "Fertig",

  openCard: "Karte von {name} öffnen, {path}",
  viewsThisWeek: { one: "{count} Aufruf diese Woche", other: "{count} Aufrufe diese Woche" },
  copyLink: "Link zur Karte von {name} kopieren",
  showCode: "QR-Code von {name} anzeigen",
  codeNotShown: "Der Code konnte nicht angezeigt werden. Bitte versuch es noch einmal.",
  share: "Teilen",
  shareCard: "Karte von {name} teilen",
  editCard: "Karte von {name} bearbeiten",
  moreFor: "Mehr zur Karte von {name}, {path}",
  turnOver: "Umdrehen, {language}",

  useEverywhere: "Überall einsetzen",
  links: "Links",
  insights: "Statistik",
  teamCardOf: "Teamkarte von {team}",
  duplicate: "Duplizieren",
  noRoom: "Kein Platz für eine weitere Karte",
  takenDown: "Gesperrt",
  pause: "Pausieren",
  resume: "Fortsetzen",
  resumeCard: "Karte von {name} fortsetzen",
  changeLink: "Link ändern",

  isPaused: "{name} ist pausiert.",
  isLiveAgain: "{name} ist wieder online.",
  isDeleted: "{name} ist gelöscht.",
  isRestored: "{name} ist wiederhergestellt.",

  takenDownOn: "Am {day} gesperrt",
  takenDownText: "Niemand sieht diese Karte. Warum, steht in unserer E-Mail. Nichts ist gelöscht.",
  answer: "Antworten",

  draft: "Entwurf",
  yourName: "Dein Name",
  draftSavedOn: "Entwurf, am {day} auf diesem Gerät gespeichert",
  continueCard: "Karte fertigstellen",
} satisfies TranslationOf<typeof english>;
