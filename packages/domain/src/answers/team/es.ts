import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  fieldFixed: "Esto lo define tu equipo.",
  emailEnding: "Tu correo tiene que terminar en {ending}.",
  ending: "Tiene que terminar en {ending}.",
  endingInvalid: "Este final no se puede usar aquí.",
  valueMissing: "Escribe lo que muestran todas las tarjetas o deja que cada persona lo complete.",
} satisfies TranslationOf<typeof english>;
