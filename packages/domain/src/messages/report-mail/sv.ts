import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  subject: "Din rapport om {card}",
  takenDownTitle: "Kortet har tagits ner",
  leftUpTitle: "Kortet ligger kvar online",
  preview: "Vi har granskat din rapport.",
  takenDown: "Vi har granskat kortet som du rapporterade och tagit ner det. Tack.",
  leftUp:
    "Vi har granskat kortet som du rapporterade, och det ligger kvar online. Tack för att du hörde av dig.",
  once: "Du får det här enda mejlet eftersom du ville ha svar. Vi sparar inte din adress.",
  questions: "Frågor? Skriv till {support}",
} satisfies TranslationOf<typeof english>;
