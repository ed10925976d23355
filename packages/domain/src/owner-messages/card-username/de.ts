import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  changeLink: "Link ändern",
  linkToday:
    "Dein Link heute: <link>{link}</link>. Er führt ein Jahr lang zum neuen und bleibt dir vorbehalten. Codes, Links und gespeicherte Karten funktionieren weiter.",
  newLink: "Neuer Link",
  check: "Prüfen",
  changing: "Wird geändert …",
  threeTimes: "Du kannst ihn dreimal im Jahr ändern.",
  twoLeft: "Du kannst ihn dreimal im Jahr ändern. Nach dieser Änderung bleiben dir zwei.",
  oneLeft: "Du kannst ihn dreimal im Jahr ändern. Nach dieser Änderung bleibt dir eine.",
  lastChange: "Du kannst ihn dreimal im Jahr ändern. Das ist vorerst deine letzte Änderung.",
  usedUp: "Du hast ihn dieses Jahr dreimal geändert. Am {day} geht es wieder.",
  isNowAt: "Diese Karte ist jetzt unter {path} zu finden.",

  freeUsernames: "Freie Benutzernamen",
  stillFree: "Noch frei:",
} satisfies TranslationOf<typeof english>;
