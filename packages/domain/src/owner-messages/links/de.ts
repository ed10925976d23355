import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  links: "Links",
  card: "Karte",
  makeALink: "Link erstellen",
  onePerPlace: "{path}, ein Link für jeden Ort, an dem du sie teilst",
  notLoaded: "Deine Links konnten nicht geladen werden.",
  nothingLost: "Es ist nichts verloren: Deine Links funktionieren weiter.",
  notRefreshed: "Deine Links konnten nicht aktualisiert werden.",
  earlierVersion: "Du siehst einen früheren Stand.",
  loading: "Deine Links werden geladen",
  noLinksYet: "Noch keine Links",
  whatFor:
    "Erstelle einen für eine Messe, einen Vortrag oder ein Schaufenster. Auf der Karte steht dann, wo ihr euch kennengelernt habt, und du siehst, wie viele von dort kamen.",

  live: "Aktiv",
  liveOf: "{live} von {max}",
  liveLinks: "Aktive Links",
  noLiveLinks: "Keine aktiven Links. Erstelle einen oder aktiviere einen beendeten wieder.",
  ended: "Beendet",
  theyLeadToCard: "Sie führen zu deiner normalen Karte",
  endedLinks: "Beendete Links",
  isLiveAgain: "{name} ist wieder aktiv.",
  hasEnded: "{name} ist beendet.",

  nameAndLink: "Name und Link",
  views: "Aufrufe",
  saves: "Gespeichert",
  detailsLeft: "Kontaktdaten",
  lastDay: "Letzter Tag",

  viewCount: {
    one: "<number>{count}</number> <what>Aufruf</what>",
    other: "<number>{count}</number> <what>Aufrufe</what>",
  },
  saveCount: {
    one: "<number>{count}</number><what>× gespeichert</what>",
    other: "<number>{count}</number><what>× gespeichert</what>",
  },
  detailsCount: {
    one: "<number>{count}</number><what>× Kontaktdaten</what>",
    other: "<number>{count}</number><what>× Kontaktdaten</what>",
  },
  endedOn: "Beendet am {day}",
  noLastDay: "Kein letzter Tag",
  untilDay: "Bis {day}",
  figuresEndedOn: "beendet am {day}",
  figuresNoLastDay: "kein letzter Tag",
  figuresUntilDay: "bis {day}",
  reactivate: "Reaktivieren",
  reactivateLink: "{name} reaktivieren",
  copyLink: "Link {name} kopieren",
  qrCode: "QR-Code",
  qrCodeOf: "QR-Code von {name}",
  moreFor: "Mehr zu {name}",
  insights: "Statistik",
  rename: "Umbenennen",
  end: "Beenden",

  scanThisLink: "Scanne diesen Link",
  lastDayOf: "Letzter Tag von {name}",
  lastDayHint:
    "Nach diesem Tag führt der Link zu deiner normalen Karte. Lass das Feld leer, wenn er nicht enden soll.",
  name: "Name",
  renameHint: "Er steht auf der Karte. Der Link bleibt gleich.",

  madeAndCopied: "Erstellt und kopiert: {address}",
  made: "Erstellt: {address}",
  nameHint: "Ein Ort oder eine Veranstaltung. Der Name steht auf der Karte.",
  lettersOf: "{letters} von {max}",
  link: "Link",
  linkHint: "Vorschlag nach dem Namen. Du kannst ihn später nicht ändern.",
  newLastDayHint: "Nach diesem Tag führt der Link zu deiner normalen Karte.",
  onTheCard: "Auf der Karte: <line>{line}</line>",
  makeLink: "Link erstellen",
  making: "Wird erstellt …",
} satisfies TranslationOf<typeof english>;
