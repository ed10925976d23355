import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  skipToContent: "Ir al contenido",
  brandHome: "Inicio de {brand}",
  home: "Inicio",
  pageNotFound: "Página no encontrada",
  wentWrong: "Algo ha fallado",
  notFoundTitle: "¡Vaya! Algo ha fallado.",
  notFoundText: "No encontramos la página que buscas. Prueba desde la página de inicio.",
  restingTitle: "Esta tarjeta está descansando",
  restingText: "Su titular la ha puesto en pausa. El enlace es correcto: prueba otro día.",
  goneTitle: "Esta tarjeta ya no existe",
  goneText: "Su titular la ha eliminado.",
  leftText: "Pertenecía a alguien que ha dejado su equipo.",
  teamGoneTitle: "Este equipo ya no existe",
  teamGoneText: "Sus propietarios lo han eliminado.",
  takenDownTitle: "Esta tarjeta se ha retirado",
  takenDownText:
    "El operador de este sitio la retiró tras una denuncia. Si te llegó por correo o SMS, no hagas lo que pedía el mensaje.",
  legalTitle: "No disponible por motivos legales",
  legalText: "Esta tarjeta no se puede mostrar aquí.",
  isItYours: "¿Es tu tarjeta? En nuestro correo te explicamos por qué, y puedes responder.",
  filesToo: "Los archivos de esta tarjeta tampoco están disponibles.",
  language: "Idioma: {name}",
} satisfies TranslationOf<typeof english>;
