import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  getInTouch: "Schreib uns",
  lead: "Eine Frage, ein Fehler, eine fehlende Funktion? Schreib uns. Das lesen nur die Menschen, die diese Website betreiben.",
  forPlans: "Zu Tarifen und Kündigung findest du alles auf der <pricing>Preisseite</pricing>.",
  title: "Kontakt",
  description: "Schreib dem Team hinter diesen digitalen Visitenkarten: Fragen, Hilfe und Preise.",

  name: "Dein Name",
  email: "E-Mail",
  phone: "Telefon",
  hear: "Wie hast du von uns erfahren?",
  hearPlaceholder: "Bitte wählen",
  hearGoogle: "Google",
  hearSocialMedia: "Soziale Netzwerke",
  hearSomeone: "Empfehlung",
  help: "Worum geht es?",
  helpPlaceholder: "Thema wählen",
  helpGeneral: "Allgemeine Frage",
  helpSupport: "Hilfe",
  helpPricing: "Preise",
  message: "Nachricht",
  charactersOf: "{used} von {max} Zeichen",
  wordsOf: "{used} von {max} Wörtern",
  send: "Nachricht senden",
} satisfies TranslationOf<typeof english>;
