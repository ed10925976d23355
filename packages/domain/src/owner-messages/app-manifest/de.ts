import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  description: "Digitale Visitenkarten",
  showMyCode: "Meinen Code zeigen",
  myCode: "Mein Code",
} satisfies TranslationOf<typeof english>;
