import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  accountLeaving: "Dein Konto wird geschlossen. Stell es zuerst wieder her.",
  checkField: "Bitte prüfe dieses Feld.",
  checkingPerson: "Wir prüfen kurz, ob du ein Mensch bist. Das dauert ein paar Sekunden.",
  checkInput: "Bitte prüfe deine Eingaben.",
  fileTakesTooMuch: "Diese Datei zu lesen dauert zu lange. Bitte teil sie auf oder exportier sie neu.",
  forbidden: "Nicht erlaubt",
  networkError: "Keine Verbindung. Bitte versuch es noch einmal.",
  notFound: "Das haben wir nicht gefunden.",
  onlyJson: "Anfragen müssen als application/json gesendet werden.",
  onlyZip: "Bitte sende eine ZIP-Datei.",
  sent: "Gesendet",
  signInFirst: "Bitte melde dich an, um weiterzumachen.",
  tooLarge: "Das ist zu groß.",
  tooBusy: "Gerade ist sehr viel los. Bitte versuch es gleich noch einmal.",
  unexpected: "Etwas ist schiefgelaufen. Bitte versuch es später noch einmal.",
  tooManyAttempts: {
    one: "Zu viele Versuche. Bitte versuch es in {seconds} Sekunde noch einmal.",
    other: "Zu viele Versuche. Bitte versuch es in {seconds} Sekunden noch einmal.",
  },
} satisfies TranslationOf<typeof english>;
