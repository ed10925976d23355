import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  welcome: "Willkommen bei {brand}",
  welcomePreview: "Dein Konto ist bereit. Melde dich an und erstelle deine erste Karte.",
  welcomeReady:
    "Dein Konto ist bereit. Erstelle deine erste Karte: Das dauert etwa drei Minuten, und eine Karte ist für immer kostenlos.",
  welcomeFirstTime:
    "Bei der ersten Anmeldung senden wir einen sechsstelligen Sicherheitscode an diese Adresse, damit wir wissen, dass sie dir gehört.",
  welcomeNotYou:
    "Wenn du dich nicht registriert hast, ignoriere diese E-Mail. Ohne einen Code aus diesem Postfach kann niemand das Konto nutzen.",

  codeSubject: "Dein Sicherheitscode für {brand}",
  codeTitle: "Dein Sicherheitscode",
  codePreview: {
    one: "Gib ihn innerhalb von {count} Minute ein, um dich anzumelden.",
    other: "Gib ihn innerhalb von {count} Minuten ein, um dich anzumelden.",
  },
  codeEnter: "Gib diesen Code ein, um dich anzumelden.",
  codeNotYou:
    "Wenn du dich gerade nicht anmelden wolltest, kennt vielleicht jemand dein Passwort. Ohne den Code kommt niemand hinein, aber wähle jetzt ein neues Passwort.",

  adminCodeSubject: "Dein Admin-Code für {brand}",
  adminCodeTitle: "Dein Admin-Code",
  adminCodePreview: {
    one: "Gib ihn innerhalb von {count} Minute ein, um die Admin-Seiten zu öffnen.",
    other: "Gib ihn innerhalb von {count} Minuten ein, um die Admin-Seiten zu öffnen.",
  },
  adminCodeEnter: "Gib diesen Code ein, um die Admin-Seiten zu öffnen.",
  adminCodeNotYou:
    "Wenn du ihn nicht angefordert hast, ist jemand in deinem Namen angemeldet. Melde alle anderen Geräte ab und wähle jetzt ein neues Passwort.",
  accountSecurity: "Kontosicherheit",

  emailCodeSubject: "Dein Sicherheitscode für {brand}",
  emailCodeTitle: "Bestätige deine neue Adresse",
  emailCodePreview: {
    one: "Gib ihn innerhalb von {count} Minute ein, um deine Adresse zu ändern.",
    other: "Gib ihn innerhalb von {count} Minuten ein, um deine Adresse zu ändern.",
  },
  emailCodeEnter: "Gib diesen Code ein, um diese Adresse für dein Konto bei {brand} zu verwenden.",
  emailCodeNotYou:
    "Wenn du das nicht angefordert hast, hat jemand versehentlich deine Adresse eingegeben. Du musst nichts tun: Ohne den Code passiert nichts.",

  recoverySubject: "Dein Code für ein neues Passwort bei {brand}",
  recoveryTitle: "Wähle ein neues Passwort",
  recoveryPreview: {
    one: "Gib den Code innerhalb von {count} Minute ein, um fortzufahren.",
    other: "Gib den Code innerhalb von {count} Minuten ein, um fortzufahren.",
  },
  recoveryEnter: "Gib diesen Code auf der Seite ein, auf der du ihn angefordert hast.",
  recoveryValidity: {
    one: "Er ist {count} Minute gültig und funktioniert einmal, nur in dem Browser, in dem du ihn angefordert hast. Gib ihn an niemanden weiter.",
    other:
      "Er ist {count} Minuten gültig und funktioniert einmal, nur in dem Browser, in dem du ihn angefordert hast. Gib ihn an niemanden weiter.",
  },
  recoveryNotYou:
    "Wenn du kein neues Passwort angefordert hast, lösche diese E-Mail. Dein Passwort bleibt gleich.",

  recoveryLinkSubject: "Dein Link für ein neues Passwort bei {brand}",
  recoveryLinkPreview: {
    one: "Öffne den Link innerhalb von {count} Minute, um fortzufahren.",
    other: "Öffne den Link innerhalb von {count} Minuten, um fortzufahren.",
  },
  recoveryLinkWhy:
    "Heute wurden viele Codes angefordert, deshalb enthält diese E-Mail stattdessen einen Link. Öffne ihn in dem Browser, in dem du ein neues Passwort angefordert hast.",
  recoveryLinkContinue: "Weiter",
  recoveryLinkValidity: {
    one: "Er ist {count} Minute gültig, und nur in dem Browser, in dem du ihn angefordert hast. Wenn du vorher noch einmal anforderst, bleibt er gültig, und wir senden keine weitere E-Mail. Leite ihn an niemanden weiter.",
    other:
      "Er ist {count} Minuten gültig, und nur in dem Browser, in dem du ihn angefordert hast. Wenn du vorher noch einmal anforderst, bleibt er gültig, und wir senden keine weitere E-Mail. Leite ihn an niemanden weiter.",
  },
  recoveryLinkNotYou:
    "Wenn du kein neues Passwort angefordert hast, lösche diese E-Mail. Ohne sie kann niemand dein Passwort ändern.",

  newDeviceSubject: "Neue Anmeldung in deinem Konto bei {brand}",
  newDeviceTitle: "Neue Anmeldung in deinem Konto",
  newDevicePreview: "Jemand hat sich auf einem neuen Gerät angemeldet.",
  newDeviceSignedIn: "Jemand hat sich auf einem neuen Gerät in deinem Konto angemeldet.",
  newDeviceNotYou:
    "Wenn du das nicht warst, ändere jetzt dein Passwort. Damit werden alle anderen Geräte abgemeldet.",
} satisfies TranslationOf<typeof english>;
