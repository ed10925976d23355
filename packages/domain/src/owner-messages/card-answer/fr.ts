import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  answer: "Répondre",
  whatFor:
    "Si nous nous trompons, dites-nous pourquoi. Une personne lit votre réponse, en général sous deux jours ouvrés.",
  yourAnswer: "Votre réponse",
  sendAnswer: "Envoyer la réponse",
} satisfies TranslationOf<typeof english>;
