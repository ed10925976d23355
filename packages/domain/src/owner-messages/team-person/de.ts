import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  pageTitle: "Person",
  breadcrumb: "Pfad",
  people: "Personen",
  loading: "Person wird geladen ...",
  notLoaded: "Diese Person konnte nicht geladen werden.",
  notInTeam: "Diese Person ist nicht im Team",
  notInTeamText: "Sie ist gegangen, wurde herausgenommen, oder ihre Einladung wurde zurückgezogen.",
  allPeople: "Alle Personen",

  role: "Rolle",
  template: "Vorlage",
  hereSince: "Dabei seit",
  invitedOn: "Eingeladen am",
  linkUntil: "Link gültig bis",
  linkEnded: "Link abgelaufen",
  viewsThisWeek: "Aufrufe diese Woche",
  onPage: "Auf der Seite des Teams",
  shownOnPage: "Wird gezeigt, auf eigenen Wunsch",
  notOnPage: "Wird nicht gezeigt",
  ownThings: "Eigene Karten, Kontakte, Favoriten",
  notShown: "Siehst du nicht",

  teamCard: "Teamkarte",
  openCard: "Karte {address} öffnen",
  cardNotLoaded: "Die Karte konnte nicht geladen werden.",
  name: "Name",
  jobTitle: "Position",
  company: "Firma",
  bio: "Bio",
  notFilled: "Nicht ausgefüllt",
  same: "Für alle gleich",
  correct: "Berichtigen: {field}",
  corrected: "Berichtigt. {name} bekommt eine E-Mail dazu.",
  correctedInvited: "Berichtigt.",
  notCorrected: "Das konnte nicht gespeichert werden. Bitte versuch es noch einmal.",
  done: "Was Admins hier getan haben",
  actions: "Aktionen",
  correctNote:
    "Du kannst berichtigen, was auf der Teamkarte steht. {name} bekommt eine E-Mail dazu, und es steht im Verlauf.",
} satisfies TranslationOf<typeof english>;
