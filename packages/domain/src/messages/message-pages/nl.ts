import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  skipToContent: "Naar de inhoud",
  brandHome: "Startpagina van {brand}",
  home: "Startpagina",
  pageNotFound: "Pagina niet gevonden",
  wentWrong: "Er ging iets mis",
  notFoundTitle: "Oeps! Er ging iets mis.",
  notFoundText: "We hebben de pagina die je zocht niet gevonden. Probeer het via de startpagina.",
  restingTitle: "Dit kaartje neemt even pauze",
  restingText:
    "De eigenaar heeft het tijdelijk gepauzeerd. De link klopt, dus probeer het een andere dag nog eens.",
  goneTitle: "Dit kaartje bestaat niet meer",
  goneText: "De eigenaar heeft het verwijderd.",
  leftText: "Het was van iemand die het team heeft verlaten.",
  teamGoneTitle: "Dit team bestaat niet meer",
  teamGoneText: "De eigenaars hebben het verwijderd.",
  takenDownTitle: "Dit kaartje is offline gehaald",
  takenDownText:
    "De sitebeheerder haalde het na een melding weg. Kreeg je het per mail of sms? Doe dan niet wat dat bericht vroeg.",
  legalTitle: "Om juridische redenen niet beschikbaar",
  legalText: "Dit kaartje mag hier niet worden getoond.",
  isItYours: "Is het jouw kaartje? In onze e-mail staat waarom, en je kunt erop antwoorden.",
  filesToo: "Ook de bestanden van dit kaartje zijn niet beschikbaar.",
  language: "Taal: {name}",
} satisfies TranslationOf<typeof english>;
