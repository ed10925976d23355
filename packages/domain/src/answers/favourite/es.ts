import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  addFailed: "No se pudo añadir a favoritos.",
  full: "Puedes guardar hasta 500 favoritos. Quita uno para hacer espacio.",
  ownCard: "Esta tarjeta es tuya.",
  removeFailed: "No se pudo quitar de favoritos.",
  added: "La tarjeta de {name} se ha añadido a favoritos",
  removed: "La tarjeta de {name} se ha quitado de favoritos",
} satisfies TranslationOf<typeof english>;
