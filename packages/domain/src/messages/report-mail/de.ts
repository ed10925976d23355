import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  subject: "Deine Meldung zu {card}",
  takenDownTitle: "Die Karte wurde gesperrt",
  leftUpTitle: "Die Karte bleibt online",
  preview: "Wir haben deine Meldung geprüft.",
  takenDown: "Wir haben die Karte, die du gemeldet hast, geprüft und gesperrt. Danke.",
  leftUp: "Wir haben die Karte, die du gemeldet hast, geprüft. Sie bleibt online. Danke für deinen Hinweis.",
  once: "Du bekommst nur diese eine E-Mail, weil du eine Antwort wolltest. Deine Adresse speichern wir nicht.",
  questions: "Fragen? Schreib an {support}",
} satisfies TranslationOf<typeof english>;
