import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "Deine Karte wartet",
  hasMade: "{team} hat dir eine Karte gemacht. Sie funktioniert schon.",
  invitedBy: "{person} hat dich eingeladen.",
  pictureOf: "Deine Karte {address}",
  forAddress: "Die Einladung ist für {email} und gilt bis {day}.",
  beside:
    "Sie steht neben deinen eigenen Karten und belegt keinen deiner Plätze. {team} sieht weder deine eigenen Karten noch deine Kontakte oder Favoriten.",
  take: "Karte übernehmen",
  oneMoment: "Einen Moment ...",
  taken: "Die Karte gehört jetzt dir.",
  signUp: "Konto erstellen",
  haveAccount: "Ich habe ein Konto",
  somebodyElse: "Du bist mit einer anderen Adresse angemeldet. Melde dich ab und öffne den Link noch einmal.",
  notForMe: "Das ist nicht für mich",
  declined: "Die Einladung ist abgelehnt. Du hörst nichts mehr davon.",
  ended: "Diese Einladung ist abgelaufen.",
  failed: "Das hat nicht geklappt. Bitte versuch es noch einmal.",
} satisfies TranslationOf<typeof english>;
