import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  main: "Hauptmenü",
  home: "Start",
  aboutUs: "Über uns",
  features: "Funktionen",
  pricing: "Preise",
  contactUs: "Kontakt",
  dashboard: "Übersicht",
  logIn: "Anmelden",
  signUp: "Registrieren",

  footer: "Fußzeile",
  getInTouch: "Schreib uns",
  accessibility: "Barrierefreiheit",
  copyright: "© {year} {brand}. Open Source.",

  businessCards: "Digitale Visitenkarten",
  pageNotFound: "Seite nicht gefunden",
  pageNotShown: "Seite konnte nicht angezeigt werden",

  shareImage: "Visitenkarten von drei Personen in verschiedenen Farben",

  couldNotShow: "Diese Seite konnte nicht angezeigt werden.",
  failedOnOurSide: "Bei uns ist etwas schiefgelaufen. Lade die Seite neu oder geh zur Startseite.",
  reload: "Neu laden",
} satisfies TranslationOf<typeof english>;
