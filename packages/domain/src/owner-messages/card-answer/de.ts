import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  answer: "Antworten",
  whatFor: "Wenn wir uns irren, sag uns, warum. Ein Mensch liest es, meist innerhalb von zwei Werktagen.",
  yourAnswer: "Deine Antwort",
  sendAnswer: "Antwort senden",
} satisfies TranslationOf<typeof english>;
