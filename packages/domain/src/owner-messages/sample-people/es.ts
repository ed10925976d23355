import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  ingrid: "Ceramista y fundadora",
  giulia: "Directora de Alianzas",
  kwame: "Ingeniero de estructuras",
} satisfies TranslationOf<typeof english>;
