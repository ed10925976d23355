import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  people: "連絡先",
  cards: "保存した名刺",
} satisfies TranslationOf<typeof english>;
