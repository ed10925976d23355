import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  language: "Idioma",
  languageIs: "Idioma: {name}",
  lead: "Para todo lo que ves aquí y los correos que te enviamos. Tus tarjetas conservan el suyo.",
  hint: "Cambia al instante en todas partes. No se pierde nada de lo que has escrito.",
  changed: "Ahora todo está en español.",
  notChanged: "No se ha podido cambiar el idioma. Comprueba tu conexión e inténtalo de nuevo.",
} satisfies TranslationOf<typeof english>;
