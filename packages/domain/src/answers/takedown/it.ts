import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  answerRequired: "Scrivi una risposta.",
  answered: "Abbiamo ricevuto la tua risposta. La leggerà una persona.",
  notTakenDown: "Questo biglietto non è stato rimosso.",
} satisfies TranslationOf<typeof english>;
