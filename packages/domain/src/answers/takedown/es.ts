import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  answerRequired: "Escribe una respuesta.",
  answered: "Hemos recibido tu respuesta. La leerá una persona.",
  notTakenDown: "Esta tarjeta no está retirada.",
} satisfies TranslationOf<typeof english>;
