import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  notFound: "Esta copia ya no está aquí. Crea otra.",
} satisfies TranslationOf<typeof english>;
