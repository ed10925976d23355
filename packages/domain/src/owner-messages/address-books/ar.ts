import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  people: "جهات الاتصال",
  cards: "البطاقات المحفوظة",
} satisfies TranslationOf<typeof english>;
