import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  email: "Bitte gib eine E-Mail-Adresse ein, zum Beispiel name@company.example.",
  extension: "Eine Durchwahl bekommt keine Nachrichten. Bitte lass sie weg.",
  links: "Links funktionieren hier nicht. Bitte gib Text ein.",
  mastodon: "Gib deinen Namen mit seinem Server ein, zum Beispiel @name@server.example.",
  phone: "Bitte gib eine Telefonnummer ein, zum Beispiel +39 02 5550 0140.",
  place:
    "Hier funktionieren nur Links zu Landkarten. Gib die Adresse als Text ein oder füg den Link eines Kartendienstes ein.",
  tooLong: "Bitte schreib höchstens 300 Zeichen.",
  tooLongLink: "Dieser Link ist zu lang. Nimm den kurzen, den die Seite unter „Teilen“ anbietet.",
  unreadable: "Manche Zeichen sind nicht lesbar. Bitte gib es noch einmal ein.",
  webAddress: "Bitte gib eine Webadresse ein, zum Beispiel company.example.",
  notAProfile:
    "Das ist kein Profil bei {label}. Füg den Link zu deinem Profil ein oder gib deinen Benutzernamen ein.",
  notALink: "Dieser Link ist nicht von {label}. Füg den ein, den du von {label} bekommst.",
  linkNeeded: "{label} braucht einen Link. Füg deinen ein, zum Beispiel {example}.",
  onlyLinksOf: "Dieser Link ist nicht von {label}. Gib Text ein oder füg einen Link von {label} ein.",
  countryCodeMissing: "{label} braucht eine Ländervorwahl. Beginn mit +, zum Beispiel +39 333 555 0140.",
} satisfies TranslationOf<typeof english>;
