import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  getInTouch: "Escríbenos",
  lead: "Una pregunta, un fallo, una función que falta: escríbenos. Solo lo leen quienes gestionan este sitio.",
  forPlans: "Sobre planes y cancelaciones, consulta la <pricing>página de precios</pricing>.",
  title: "Contacto",
  description:
    "Escribe a las personas que hay detrás de estas tarjetas de visita digitales: preguntas, ayuda y precios.",

  name: "Tu nombre",
  email: "Correo",
  phone: "Teléfono",
  hear: "¿Cómo nos conociste?",
  hearPlaceholder: "Elige una opción",
  hearGoogle: "Google",
  hearSocialMedia: "Redes sociales",
  hearSomeone: "Alguien me lo contó",
  help: "¿En qué podemos ayudarte?",
  helpPlaceholder: "Elige un tema",
  helpGeneral: "Consulta general",
  helpSupport: "Ayuda",
  helpPricing: "Precios",
  message: "Mensaje",
  charactersOf: "{used} de {max} caracteres",
  wordsOf: "{used} de {max} palabras",
  send: "Enviar mensaje",
} satisfies TranslationOf<typeof english>;
