import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  skipToContent: "Zum Inhalt",
  brandHome: "Startseite von {brand}",
  home: "Startseite",
  pageNotFound: "Seite nicht gefunden",
  wentWrong: "Etwas ist schiefgelaufen",
  notFoundTitle: "Hoppla! Da ist etwas schiefgelaufen.",
  notFoundText: "Wir haben die gesuchte Seite nicht gefunden. Versuch es auf der Startseite.",
  restingTitle: "Diese Karte macht Pause",
  restingText: "Sie ist gerade pausiert. Der Link stimmt, versuch es an einem anderen Tag noch einmal.",
  goneTitle: "Diese Karte gibt es nicht mehr",
  goneText: "Sie wurde gelöscht.",
  leftText: "Sie gehörte jemandem, der das Team verlassen hat.",
  teamGoneTitle: "Dieses Team gibt es nicht mehr",
  teamGoneText: "Es wurde gelöscht.",
  takenDownTitle: "Diese Karte wurde gesperrt",
  takenDownText:
    "Der Betreiber dieser Website hat sie nach einer Meldung entfernt. Falls du sie per E-Mail oder SMS bekommen hast: Tu nicht, was darin verlangt wurde.",
  legalTitle: "Aus rechtlichen Gründen nicht verfügbar",
  legalText: "Diese Karte darf hier nicht gezeigt werden.",
  isItYours: "Ist das deine Karte? In unserer E-Mail steht, warum, und du kannst darauf antworten.",
  filesToo: "Auch die Dateien der Karte sind nicht verfügbar.",
  language: "Sprache: {name}",
} satisfies TranslationOf<typeof english>;
