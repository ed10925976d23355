import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  close: "Schließen",
  backToCard: "Zurück zur Karte",
  title: "Diese Karte melden",
  intro: "Deine Meldung geht an den Betreiber dieser Website. {name} erfährt nicht, von wem sie kommt.",
  whatIsWrong: "Was stimmt nicht?",
  pretends: "Gibt sich als jemand anderes aus",
  fraud: "Betrug",
  illegal: "Illegaler Inhalt",
  harassing: "Belästigung",
  other: "Etwas anderes",
  details: "Was sollten wir wissen?",
  optional: "freiwillig",
  email: "Deine E-Mail-Adresse",
  forAnswer: "nur, wenn du eine Antwort möchtest",
  leaveEmpty: "Bitte leer lassen",
  sendReport: "Meldung senden",
  sending: "Wird gesendet …",
  cancel: "Abbrechen",
  thanks: "Danke",
  received: "Deine Meldung ist da. Die Karte bleibt online, bis ein Mensch sie geprüft hat.",
  reasonRequired: "Bitte wähle aus, was nicht stimmt.",
  emailInvalid: "Bitte gib eine E-Mail-Adresse ein oder lass das Feld leer.",
  textTooLong: "Bitte schreib höchstens 2.000 Zeichen.",
  tooMany: "Zu viele Meldungen. Bitte versuch es später noch einmal.",
  formNotReady: "Das ging schnell. Bitte drück den Knopf noch einmal.",
  formUsed:
    "Du hast dieses Formular schon gesendet. Um deine Änderungen zu senden, drück den Knopf noch einmal.",
  noAnswer: "Die Meldung konnte nicht gesendet werden. Bitte versuch es noch einmal.",
} satisfies TranslationOf<typeof english>;
