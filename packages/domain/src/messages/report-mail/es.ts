import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  subject: "Tu denuncia sobre {card}",
  takenDownTitle: "La tarjeta se ha retirado",
  leftUpTitle: "La tarjeta sigue en línea",
  preview: "Hemos revisado tu denuncia.",
  takenDown: "Hemos revisado la tarjeta que denunciaste y la hemos retirado. Gracias.",
  leftUp: "Hemos revisado la tarjeta que denunciaste y sigue en línea. Gracias por avisarnos.",
  once: "Recibes solo este correo porque pediste una respuesta. No guardamos tu dirección.",
  questions: "¿Preguntas? Escribe a {support}",
} satisfies TranslationOf<typeof english>;
