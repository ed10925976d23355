import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  ingrid: "陶芸家・創業者",
  giulia: "パートナーシップ責任者",
  kwame: "構造エンジニア",
} satisfies TranslationOf<typeof english>;
