import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "Deine Karte wartet",
  heading: "{team} hat dir eine Karte gemacht",
  works: "Sie ist unter {link} und funktioniert schon.",
  makeAccount: "Mit einem Konto kannst du sie selbst ausfüllen.",
  invitedBy: "{person} hat dich eingeladen.",
  pictureOf: "Deine Karte {link}",
  forAddress: "Die Einladung ist für {email} und gilt bis {day}.",
  signedInAs: "Angemeldet als {email}",
  beside:
    "Sie steht neben deinen eigenen Karten und belegt keinen deiner Plätze. {team} sieht weder deine eigenen Karten noch deine Kontakte oder Favoriten.",
  take: "Karte übernehmen",
  oneMoment: "Einen Moment ...",
  haveAccount: "Schon einmal hier gewesen? <signIn>Anmelden</signIn>",
  somebodyElse: "Diese Einladung ist für jemand anderen",
  onlyFor: "Sie gilt nur für {email}.",
  signOut: "Abmelden und weiter",
  byMistake: "Aus Versehen geöffnet? Schließ diese Seite, es ist nichts passiert.",
  notForMe: "Das ist nicht für mich",
  declined: "Die Einladung ist abgelehnt",
  declinedLead: "Du hörst nichts mehr davon.",
  ended: "Diese Einladung ist abgelaufen",
  endedLead:
    "Bitte die Person, die dich eingeladen hat, um eine neue. Deine Karte bleibt für dich aufgehoben.",
  home: "Startseite",
  failed: "Die Einladung kann nicht geöffnet werden.",
  notSent: "Das hat nicht geklappt. Bitte versuch es noch einmal.",
} satisfies TranslationOf<typeof english>;
