import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  ingrid: "\u200eخزّافة ومؤسِّسة",
  giulia: "\u200eرئيسة قسم الشراكات",
  kwame: "\u200eمهندس إنشائي",
} satisfies TranslationOf<typeof english>;
