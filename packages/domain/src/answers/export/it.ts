import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  notFound: "Questa copia non c’è più. Creane una nuova.",
} satisfies TranslationOf<typeof english>;
