import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  team: "Team",
  teamNamed: "{team}, Team",
  chooseTeam: "Team: {team}",
  part: "Bereich des Teams",
  overview: "Überblick",
  people: "Personen",
  templates: "Vorlagen",
  links: "Links",
  activity: "Verlauf",
  billing: "Abrechnung",
  settings: "Einstellungen",

  loading: "Dein Team wird geladen ...",
  notLoaded: "Dein Team konnte nicht geladen werden.",
  notRefreshed: "Dein Team konnte nicht aktualisiert werden.",
  nothingLost: "Es ist nichts verloren. Bitte versuch es noch einmal.",

  noTeam: "Du bist in keinem Team",
  noTeamLead:
    "In einem Team haben alle Karten dasselbe Aussehen: Du legst fest, was gleich ist, und jede Person füllt den Rest aus.",
  invitedInstead: "Wurdest du eingeladen? Öffne den Link in der E-Mail, dann erscheint das Team hier.",
  startTeam: "Team gründen",
  openTeam: "Dein Team öffnen",

  isDeleted: "{team} ist gelöscht",
  goneOn:
    "Die Karten funktionieren nicht mehr. Am {day} wird das Team endgültig gelöscht. Bis dahin kannst du es wiederherstellen.",
  restore: "Team wiederherstellen",
  restoring: "Wird wiederhergestellt ...",
  notRestored: "Das Team konnte nicht wiederhergestellt werden. Bitte versuch es noch einmal.",
} satisfies TranslationOf<typeof english>;
