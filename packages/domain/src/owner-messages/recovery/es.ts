import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  forgotTitle: "Contraseña olvidada",
  forgotHeading: "¿Olvidaste tu contraseña?",
  forgotLead:
    "Escribe el correo de tu cuenta. Te enviamos un código de seguridad y después eliges una contraseña nueva.",

  sendingCode: {
    one: "Estamos enviando un código de seguridad de seis dígitos a <email>{email}</email>. Es válido durante {count} minuto.",
    many: "Estamos enviando un código de seguridad de seis dígitos a <email>{email}</email>. Es válido durante {count} de minutos.",
    other:
      "Estamos enviando un código de seguridad de seis dígitos a <email>{email}</email>. Es válido durante {count} minutos.",
  },
  codeSent: {
    one: "Hemos enviado un código de seguridad de seis dígitos a <email>{email}</email>. Es válido durante {count} minuto.",
    many: "Hemos enviado un código de seguridad de seis dígitos a <email>{email}</email>. Es válido durante {count} de minutos.",
    other:
      "Hemos enviado un código de seguridad de seis dígitos a <email>{email}</email>. Es válido durante {count} minutos.",
  },
  codeNotSent: "No pudimos enviar el código de seguridad de seis dígitos a <email>{email}</email>.",
  sendingCodeToYours: {
    one: "Estamos enviando un código de seguridad de seis dígitos a tu correo. Es válido durante {count} minuto.",
    many: "Estamos enviando un código de seguridad de seis dígitos a tu correo. Es válido durante {count} de minutos.",
    other:
      "Estamos enviando un código de seguridad de seis dígitos a tu correo. Es válido durante {count} minutos.",
  },
  codeSentToYours: {
    one: "Hemos enviado un código de seguridad de seis dígitos a tu correo. Es válido durante {count} minuto.",
    many: "Hemos enviado un código de seguridad de seis dígitos a tu correo. Es válido durante {count} de minutos.",
    other:
      "Hemos enviado un código de seguridad de seis dígitos a tu correo. Es válido durante {count} minutos.",
  },
  codeNotSentToYours: "No pudimos enviar el código de seguridad de seis dígitos a tu correo.",
  useAnotherEmail: "Usar otro correo",
  sendNewCode: "Enviar otro código",
  secondsLeft: "{seconds}\u00a0s",
  linkInstead: "¿Te llegó un enlace en vez de un código? Ábrelo en este navegador.",

  chooseTitle: "Elige una contraseña nueva",
  chooseLead:
    "Has abierto el enlace de nuestro correo. Si pediste una contraseña nueva en este navegador, continúa.",
  linkRefused: "No se ha aceptado este enlace.",
  linkRefusedText:
    "Funciona durante 20 minutos, en el navegador donde pediste una contraseña nueva. Pídela aquí y abre el correo más reciente.",
  requestHere: "Pedir una contraseña nueva aquí",

  setTitle: "Crea una contraseña nueva",
  setLead: "Para la cuenta de <email>{email}</email>. Se cerrará la sesión en todos los dispositivos.",
  setLeadOfYours: "Para la cuenta de tu correo. Se cerrará la sesión en todos los dispositivos.",
  savePassword: "Guardar contraseña",
} satisfies TranslationOf<typeof english>;
