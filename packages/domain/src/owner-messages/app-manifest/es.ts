import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  description: "Tarjetas de visita digitales",
  showMyCode: "Mostrar mi código",
  myCode: "Mi código",
} satisfies TranslationOf<typeof english>;
