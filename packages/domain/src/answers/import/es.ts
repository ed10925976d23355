import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  notACopy: "No es una copia de este sitio. Elige el ZIP que descargaste.",
  newerCopy:
    "Esta copia se creó con una versión más reciente. Pide al operador de este sitio que lo actualice.",
  isHereAlready: "Ya está aquí.",
  unreadable: "No se pudo leer. Se queda en el archivo.",
  contactsTooLarge:
    "Son demasiados para leerlos de una vez. Importa contacts.vcf del ZIP en la página Contactos, por partes.",
  notChosen: "Elige tarjetas de esta copia.",
  failed: "No se ha importado nada. Inténtalo de nuevo.",
} satisfies TranslationOf<typeof english>;
