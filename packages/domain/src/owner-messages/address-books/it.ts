import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  people: "Contatti",
  cards: "Biglietti salvati",
} satisfies TranslationOf<typeof english>;
