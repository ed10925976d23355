import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  emailInvalid: "Revisa tu dirección de correo.",
  emailRequired: "Escribe tu dirección de correo.",
  hearRequired: "Cuéntanos cómo nos conociste.",
  helpRequired: "Elige en qué podemos ayudarte.",
  messageRequired: "Escribe un mensaje.",
  messageTooLong: "El mensaje debe tener menos de 150 palabras.",
  namesRequired: "Escribe tu nombre.",
  namesTooLong: "Usa 100 caracteres como máximo.",
  networkError: "No hay conexión o no hay respuesta.",
  sending: "Enviando…",
  sent: "Mensaje enviado.",
  telInvalid: "Revisa tu número de teléfono o deja el campo vacío.",
  tooMany: "Demasiados mensajes. Inténtalo de nuevo más tarde.",
  unexpected: "Ha ocurrido un error inesperado. Inténtalo de nuevo más tarde.",
  unknown: "Ha ocurrido un error desconocido.",
} satisfies TranslationOf<typeof english>;
