import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  answer: "Responder",
  whatFor:
    "Si nos equivocamos, dinos por qué. Lo lee una persona, normalmente en un plazo de dos días laborables.",
  yourAnswer: "Tu respuesta",
  sendAnswer: "Enviar respuesta",
} satisfies TranslationOf<typeof english>;
