import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  checkYourEmail: "Revisa tu correo",
  codeOver: "Este código ya no es válido",
  backToSignIn: "Volver al inicio de sesión",

  email: "Correo",
  password: "Contraseña",
  yourPassword: "Tu contraseña",
  newPassword: "Contraseña nueva",
  confirmPassword: "Confirma la contraseña",
  typeAgain: "Escríbela otra vez",
  firstName: "Nombre",
  lastName: "Apellidos",

  passwordRules: "Requisitos de la contraseña",
  ruleLength: {
    one: "{count} carácter o más",
    many: "{count} de caracteres o más",
    other: "{count} caracteres o más",
  },
  ruleNoSpaces: "Sin espacios",
  ruleSpecial: "Un carácter especial",
  ruleNotCommon: "No es una de las {number} más usadas",
  ruleKept: "{rule}<kept>, cumplido</kept>",
  weakPassword: {
    one: "Con menos de {count} carácter, cada inicio de sesión requiere un código por correo.",
    many: "Con menos de {count} de caracteres, cada inicio de sesión requiere un código por correo.",
    other: "Con menos de {count} caracteres, cada inicio de sesión requiere un código por correo.",
  },

  securityCode: "Código de seguridad",
  verify: "Verificar",
  verifying: "Verificando…",
  noCodeYetWait: "¿No te llega el código? Mira en el correo no deseado o pide otro cuando acabe el tiempo.",
  noCodeYet: "¿No te llega el código? Mira en el correo no deseado o pide otro.",
  untilNewCode: "Tiempo hasta poder pedir otro código",
  resendCode: "Reenviar código",
  newCodeNow: "Ya puedes pedir otro código.",
  newCodeIn: {
    one: "Podrás pedir otro código dentro de {count} minuto.",
    many: "Podrás pedir otro código dentro de {count} de minutos.",
    other: "Podrás pedir otro código dentro de {count} minutos.",
  },
  localMailbox:
    "Los correos no salen de este equipo. <mailbox>Abrir el buzón local</mailbox>. La primera vez, usa la dirección que aparece en el terminal.",

  usePasskey: "Usar una llave de acceso",
} satisfies TranslationOf<typeof english>;
