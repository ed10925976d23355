import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  answerRequired: "Écrivez une réponse.",
  answered: "Nous avons reçu votre réponse. Une personne la lira.",
  notTakenDown: "Cette carte n’est pas retirée.",
} satisfies TranslationOf<typeof english>;
