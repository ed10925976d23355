import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  notSetUp: "Wallet-Pässe sind hier noch nicht eingerichtet",
  setValues:
    "Pässe müssen signiert werden. Setz die Werte unten, dann erscheinen hier beide Knöpfe. Bis dahin sehen nur Admins diese Seite.",
  restWorks: "Das restliche Share-Kit funktioniert auch so.",
  codeStaysCurrent:
    "Ein gespeicherter Pass aktualisiert sich nicht. Wenn du deine Karte änderst, füg ihn neu hinzu. Der Code darin öffnet immer deine aktuelle Karte.",
  linkStaysCurrent:
    "Ein gespeicherter Pass aktualisiert sich nicht. Wenn du deine Karte änderst, füg ihn neu hinzu. Der Link darin öffnet immer deine aktuelle Karte.",

  addToApple: "Zu Apple Wallet hinzufügen",
  appleText:
    "Auf einem iPhone öffnet sich der Pass sofort. Am Computer lädst du eine Datei herunter und schickst sie auf dein Handy.",
  saveToGoogle: "Zu Google Wallet hinzufügen",
  googleText:
    "Öffnet Google Wallet mit dem fertigen Pass. Vom Computer geht er auf das Handy deines Google-Kontos.",
  signing: "Wird signiert …",

  forOperator: "Für den Betreiber",
  copyForOperator: "Für den Betreiber kopieren",
  namesCopied: "Kopiert. Schick es an den Betreiber dieser Installation.",
  namesNotCopied: "Die Namen konnten nicht kopiert werden.",
} satisfies TranslationOf<typeof english>;
