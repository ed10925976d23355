import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  emailInvalid: "Bitte prüfe deine E-Mail-Adresse.",
  emailRequired: "Bitte gib deine E-Mail-Adresse ein.",
  hearRequired: "Bitte sag uns, wie du von uns gehört hast.",
  helpRequired: "Bitte wähle, wobei wir dir helfen können.",
  messageRequired: "Bitte schreib eine Nachricht.",
  messageTooLong: "Die Nachricht darf höchstens 150 Wörter haben.",
  namesRequired: "Bitte gib deinen Namen ein.",
  namesTooLong: "Bitte schreib höchstens 100 Zeichen.",
  networkError: "Keine Verbindung. Bitte versuch es noch einmal.",
  sending: "Wird gesendet …",
  sent: "Deine Nachricht ist gesendet.",
  telInvalid: "Bitte prüfe deine Telefonnummer oder lass sie weg.",
  tooMany: "Zu viele Nachrichten. Bitte versuch es später noch einmal.",
  unexpected: "Etwas ist schiefgelaufen. Bitte versuch es später noch einmal.",
  unknown: "Ein unbekannter Fehler ist aufgetreten.",
} satisfies TranslationOf<typeof english>;
