import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  ingrid: "Céramiste et fondatrice",
  giulia: "Responsable des partenariats",
  kwame: "Ingénieur structure",
} satisfies TranslationOf<typeof english>;
