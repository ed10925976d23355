import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  answerRequired: "Bitte schreib eine Antwort.",
  answered: "Deine Antwort ist da. Ein Mensch wird sie lesen.",
  notTakenDown: "Diese Karte ist nicht gesperrt.",
} satisfies TranslationOf<typeof english>;
