import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  accountLeaving: "Je account wordt gesloten. Herstel het eerst.",
  checkField: "Controleer dit veld.",
  checkingPerson: "We controleren even of je een mens bent. Dat duurt een paar seconden.",
  checkInput: "Controleer de velden.",
  fileTakesTooMuch: "Dit bestand lezen duurt te lang. Splits het of exporteer het opnieuw.",
  forbidden: "Niet toegestaan",
  networkError: "Geen verbinding. Probeer het nog eens.",
  notFound: "We konden niet vinden wat je zocht.",
  onlyJson: "Verzoeken moeten als application/json worden verstuurd.",
  onlyZip: "Stuur een ZIP-bestand.",
  sent: "Verzonden",
  signInFirst: "Log in om verder te gaan.",
  tooLarge: "Dat is te groot.",
  tooBusy: "Het is nu erg druk. Probeer het zo nog eens.",
  unexpected: "Er ging iets mis. Probeer het later nog eens.",
  tooManyAttempts: {
    one: "Te veel pogingen. Probeer het over {seconds} seconde nog eens.",
    other: "Te veel pogingen. Probeer het over {seconds} seconden nog eens.",
  },
} satisfies TranslationOf<typeof english>;
