import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  accountLeaving: "Tu cuenta se está cerrando. Restáurala primero.",
  checkField: "Revisa este campo.",
  checkingPerson: "Comprobamos que no eres un robot. Son solo unos segundos.",
  checkInput: "Revisa los campos.",
  fileTakesTooMuch: "Leer este archivo lleva demasiado tiempo. Divídelo o expórtalo de nuevo.",
  forbidden: "No permitido",
  networkError: "No hay conexión o no hay respuesta. Inténtalo de nuevo.",
  notFound: "No hemos encontrado lo que buscabas.",
  onlyJson: "Las solicitudes deben enviarse como application/json.",
  onlyZip: "Envía un archivo ZIP.",
  sent: "Enviado",
  signInFirst: "Inicia sesión para continuar.",
  tooLarge: "Es demasiado grande.",
  tooBusy: "Hay mucha actividad en este momento. Inténtalo de nuevo en unos instantes.",
  unexpected: "Ha ocurrido un error inesperado. Inténtalo de nuevo más tarde.",
  tooManyAttempts: {
    one: "Demasiados intentos. Inténtalo de nuevo en {seconds} segundo.",
    many: "Demasiados intentos. Inténtalo de nuevo en {seconds} de segundos.",
    other: "Demasiados intentos. Inténtalo de nuevo en {seconds} segundos.",
  },
} satisfies TranslationOf<typeof english>;
