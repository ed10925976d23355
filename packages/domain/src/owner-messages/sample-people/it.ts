import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  ingrid: "Ceramista e fondatrice",
  giulia: "Responsabile partnership",
  kwame: "Ingegnere strutturista",
} satisfies TranslationOf<typeof english>;
