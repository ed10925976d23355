import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  questions: "¿Preguntas? Escribe a {support}",
  utcTime: "{time} UTC",
  dear: "Hola, {name}:",
  wasYou: "Si has sido tú, no tienes que hacer nada.",
  codeValidity: {
    one: "Es válido durante {count} minuto y funciona una sola vez. No lo compartas con nadie: nunca lo pedimos por teléfono ni por correo.",
    many: "Es válido durante {count} de minutos y funciona una sola vez. No lo compartas con nadie: nunca lo pedimos por teléfono ni por correo.",
    other:
      "Es válido durante {count} minutos y funciona una sola vez. No lo compartas con nadie: nunca lo pedimos por teléfono ni por correo.",
  },

  when: "Cuándo",
  device: "Dispositivo",
  card: "Tarjeta",
  reason: "Motivo",

  browserOnSystem: "{browser} en {system}",
  unknownBrowserOnSystem: "Un navegador desconocido en {system}",
  browserOnUnknownSystem: "{browser} en un sistema desconocido",
  unknownDevice: "Un navegador desconocido en un sistema desconocido",

  signIn: "Iniciar sesión",
  newPassword: "Elegir una contraseña nueva",
  changePassword: "Cambiar tu contraseña",
} satisfies TranslationOf<typeof english>;
