import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  lastDayInvalid: "Bitte wähle einen Tag.",
  lastDayPast: "Bitte wähle heute oder einen späteren Tag.",
  nameRequired: "Bitte gib dem Link einen Namen.",
  nameTooLong: "Bitte schreib höchstens 60 Zeichen.",
  notFound: "Diesen Link gibt es nicht.",
  notSecret: "Bitte wähle einen Link, dessen Adresse niemand erraten kann.",
  slugInvalid: "Nimm 2 bis 30 Zeichen: a-z, 0-9 und -.",
  slugReserved: "Dieser Link ist reserviert. Bitte wähle einen anderen.",
  slugTaken: "Diesen Link hast du schon. Bitte wähle einen anderen.",
  tooManyLive: {
    one: "In deinem Tarif ist Platz für {count} aktiven Link pro Karte. Beende einen, um Platz zu schaffen.",
    other:
      "In deinem Tarif ist Platz für {count} aktive Links pro Karte. Beende einen, um Platz zu schaffen.",
  },
  tooManyLinks: "Eine Karte kann bis zu {max} Links haben. Reaktiviere stattdessen einen beendeten.",
} satisfies TranslationOf<typeof english>;
