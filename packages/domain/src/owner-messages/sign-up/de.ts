import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "Konto erstellen",
  description: "Erstelle deine erste digitale Visitenkarte. Eine Karte ist für immer kostenlos.",
  accountFirst: "Erstelle zuerst dein Konto",
  makeFirstCard: "Erstelle deine erste Karte",
  keepsCardOf: "Mit einem Konto behältst du die Karte von {name}. Eine eigene Karte ist für immer kostenlos.",
  freeForever: "Eine Karte ist für immer kostenlos, ganz ohne Zahlungsdaten.",
  haveAccount: "Schon ein Konto? <signIn>Anmelden</signIn>",

  agree:
    "Ich stimme den <terms>Nutzungsbedingungen</terms> und der <privacy>Datenschutzerklärung</privacy> zu.",
  createAccount: "Konto erstellen",
  creatingAccount: "Konto wird erstellt …",
} satisfies TranslationOf<typeof english>;
