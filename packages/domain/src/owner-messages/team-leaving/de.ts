import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  leaveTeam: "{team} verlassen",
  question: "{team} verlassen?",
  teamCardOf: "Teamkarte von {team}",
  cardEnds:
    "Du verlierst die Teamkarte sofort. {team} entscheidet, ob sie endet oder zu jemand anderem führt.",
  ownStays: "Deine eigenen Karten, dein Konto und deine Anmeldungen bleiben.",
  contactsStay: "Wer auf der Teamkarte seine Kontaktdaten hinterlassen hat, bleibt in deinen Kontakten.",
  wayBack: "Um zurückzukommen, brauchst du eine neue Einladung.",
  stay: "Bleiben",
  leave: "Verlassen",
  leaving: "Wird verlassen ...",
} satisfies TranslationOf<typeof english>;
