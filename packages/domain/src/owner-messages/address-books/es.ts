import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  people: "Contactos",
  cards: "Tarjetas guardadas",
} satisfies TranslationOf<typeof english>;
