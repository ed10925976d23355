import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  ingrid: "خزّافة ومؤسِّسة",
  giulia: "رئيسة قسم الشراكات",
  kwame: "مهندس إنشائي",
} satisfies TranslationOf<typeof english>;
