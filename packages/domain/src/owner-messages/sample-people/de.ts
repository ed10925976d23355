import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  ingrid: "Keramikerin und Gründerin",
  giulia: "Leiterin Partnerschaften",
  kwame: "Tragwerksplaner",
} satisfies TranslationOf<typeof english>;
