import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  hasMade: "{team} hat dir eine Karte gemacht",
  madeForYou: "Für dich gibt es eine Visitenkarte",
  reminderSubject: "Erinnerung: {title}",
  preview: "Sie funktioniert schon. Übernimm sie.",
  cardOf: "Die Visitenkarte von {name}",
  invitedBy:
    "{person} von {team} hat dich eingeladen. Deine Karte funktioniert schon: Übernimm sie und ergänze, was fehlt.",
  invited: "{team} hat dich eingeladen. Deine Karte funktioniert schon: Übernimm sie und ergänze, was fehlt.",
  forAddress: "Für",
  until: "Bis",
  makeItYours: "Karte übernehmen",
  oneReminder: "Wenn du nichts tust, bekommst du in drei Tagen eine Erinnerung und danach nichts mehr.",
  onlyReminder: "Das ist die einzige Erinnerung.",
  notForMe: "Das ist nicht für mich",
  removedTitle: "Du gehörst nicht mehr zu {team}",
  leftTitle: "Du hast {team} verlassen",
  theTeam: "deinem Team",
  cardEnded: "Deine Teamkarte {username} gibt es nicht mehr.",
  cardLeads: "Deine Teamkarte {username} führt jetzt zu {person}.",
  yoursStay: "Deine eigenen Karten, deine Kontakte und dein Konto bleiben dir.",
  correctedTitle: "Deine Teamkarte wurde berichtigt",
  corrected: "{person} von {team} hat deine Teamkarte {username} berichtigt.",
  changeAgain: "Was dein Team nicht festlegt, kannst du selbst wieder ändern.",
  openDashboard: "Zur Übersicht",
  sharedTitle: "Neue Kontakte werden jetzt mit deinem Team geteilt",
  sharedNow:
    "{person} von {team} hat geteilte Kontakte eingeschaltet. Ab jetzt sehen die Inhaber und Admins des Teams, was Besucher auf deiner Teamkarte hinterlassen.",
  sharedFromNow:
    "Was vorher hinterlassen wurde, und alles auf deinen eigenen Karten bleibt allein bei dir. Besucher lesen vor dem Senden, wer ihre Daten bekommt.",
  openContacts: "Meine Kontakte öffnen",
} satisfies TranslationOf<typeof english>;
