import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "Anmelden",
  description: "Melde dich an und verwalte deine digitalen Visitenkarten.",
  welcomeBack: "Willkommen zurück",
  accountReady: "Dein Konto ist bereit",
  accountReadyLead: "Melde dich an. Du bekommst dann einen Sicherheitscode per E-Mail.",
  keepCard: "Karte behalten",
  keepCardOf: "Melde dich an, um die Karte von {name} zu behalten.",
  toMakeCard: "Melde dich an, um deine Karte zu erstellen.",
  toEditCard: "Melde dich an, um deine Karte zu bearbeiten.",
  toSeePlan: "Melde dich an, um deinen Tarif zu sehen.",
  toSeeFavorites: "Melde dich an, um deine Favoriten zu sehen.",
  toSeeAccount: "Melde dich an, um dein Konto zu sehen.",
  toManageCards: "Melde dich an, um deine Karten zu verwalten.",
  newHere: "Neu bei {brand}? <signUp>Konto erstellen</signUp>",

  forgotPassword: "Passwort vergessen?",
  signIn: "Anmelden",
  signingIn: "Wird angemeldet …",
  or: "oder",
  signInWithPasskey: "Mit Passkey anmelden",

  codeSent: {
    one: "Wir haben einen sechsstelligen Sicherheitscode an <email>{email}</email> gesendet. Er ist {count} Minute gültig.",
    other:
      "Wir haben einen sechsstelligen Sicherheitscode an <email>{email}</email> gesendet. Er ist {count} Minuten gültig.",
  },
  codeSentToYours: {
    one: "Wir haben einen sechsstelligen Sicherheitscode an deine E-Mail-Adresse gesendet. Er ist {count} Minute gültig.",
    other:
      "Wir haben einen sechsstelligen Sicherheitscode an deine E-Mail-Adresse gesendet. Er ist {count} Minuten gültig.",
  },
  codeSentIfRight: {
    one: "Wenn dein Passwort richtig war, haben wir einen sechsstelligen Sicherheitscode an <email>{email}</email> gesendet. Er ist {count} Minute gültig. Wenn keiner ankommt, melde dich noch einmal an oder <reset>wähle ein neues Passwort</reset>.",
    other:
      "Wenn dein Passwort richtig war, haben wir einen sechsstelligen Sicherheitscode an <email>{email}</email> gesendet. Er ist {count} Minuten gültig. Wenn keiner ankommt, melde dich noch einmal an oder <reset>wähle ein neues Passwort</reset>.",
  },
  codeSentIfRightToYours: {
    one: "Wenn dein Passwort richtig war, haben wir einen sechsstelligen Sicherheitscode an deine E-Mail-Adresse gesendet. Er ist {count} Minute gültig. Wenn keiner ankommt, melde dich noch einmal an oder <reset>wähle ein neues Passwort</reset>.",
    other:
      "Wenn dein Passwort richtig war, haben wir einen sechsstelligen Sicherheitscode an deine E-Mail-Adresse gesendet. Er ist {count} Minuten gültig. Wenn keiner ankommt, melde dich noch einmal an oder <reset>wähle ein neues Passwort</reset>.",
  },
  useAnotherAccount: "Anderes Konto verwenden",
  signInAgain: "Noch einmal anmelden",
} satisfies TranslationOf<typeof english>;
