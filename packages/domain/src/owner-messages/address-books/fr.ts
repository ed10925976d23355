import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  people: "Contacts",
  cards: "Cartes gardées",
} satisfies TranslationOf<typeof english>;
