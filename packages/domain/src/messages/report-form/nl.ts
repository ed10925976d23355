import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  close: "Sluiten",
  backToCard: "Terug naar het kaartje",
  title: "Dit kaartje melden",
  intro: "Je melding gaat naar de mensen achter deze site. {name} komt niet te weten van wie de melding is.",
  whatIsWrong: "Wat is er mis?",
  pretends: "Doet zich voor als iemand anders",
  fraud: "Oplichting",
  illegal: "Illegaal",
  harassing: "Intimidatie",
  other: "Iets anders",
  details: "Wat moeten we weten?",
  optional: "optioneel",
  email: "Je e-mailadres",
  forAnswer: "alleen als je antwoord wilt",
  leaveEmpty: "Laat dit leeg",
  sendReport: "Melding versturen",
  sending: "Bezig met versturen…",
  cancel: "Annuleren",
  thanks: "Bedankt",
  received: "We hebben je melding ontvangen. Het kaartje blijft online tot een mens ernaar heeft gekeken.",
  reasonRequired: "Kies wat er mis is.",
  emailInvalid: "Vul een e-mailadres in of laat het veld leeg.",
  textTooLong: "Gebruik maximaal 2.000 tekens.",
  tooMany: "Te veel meldingen. Probeer het later nog eens.",
  formNotReady: "Dat ging snel. Druk nog een keer op de knop.",
  formUsed:
    "Je hebt dit formulier al verstuurd. Druk nog een keer op de knop om je wijzigingen te versturen.",
  noAnswer: "De melding kon niet worden verstuurd. Probeer het nog eens.",
} satisfies TranslationOf<typeof english>;
