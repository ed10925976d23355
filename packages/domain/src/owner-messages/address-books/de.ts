import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  people: "Kontakte",
  cards: "Gemerkte Karten",
} satisfies TranslationOf<typeof english>;
