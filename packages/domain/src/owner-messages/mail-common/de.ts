import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  questions: "Fragen? Schreib an {support}",
  utcTime: "{time} UTC",
  dear: "Hallo {name},",
  wasYou: "Wenn du das warst, musst du nichts tun.",
  codeValidity: {
    one: "Er ist {count} Minute gültig und funktioniert einmal. Gib ihn an niemanden weiter: Wir fragen nie am Telefon oder per E-Mail danach.",
    other:
      "Er ist {count} Minuten gültig und funktioniert einmal. Gib ihn an niemanden weiter: Wir fragen nie am Telefon oder per E-Mail danach.",
  },

  when: "Wann",
  device: "Gerät",
  card: "Karte",
  reason: "Grund",

  browserOnSystem: "{browser} auf {system}",
  unknownBrowserOnSystem: "Ein unbekannter Browser auf {system}",
  browserOnUnknownSystem: "{browser} auf einem unbekannten System",
  unknownDevice: "Ein unbekannter Browser auf einem unbekannten System",

  signIn: "Anmelden",
  newPassword: "Neues Passwort wählen",
  changePassword: "Passwort ändern",
} satisfies TranslationOf<typeof english>;
