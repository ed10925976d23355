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

  continueWith: "Continuar con {company}",
  onlyWay: "Aquí inicias sesión con tu cuenta de {company}.",
  runsHere: "¿Gestionas esta instalación? <password>Inicia sesión con contraseña</password>",
  companyUnavailable: "Ahora no podemos contactar con {company}. Inténtalo de nuevo en unos minutos.",
  companyExpired: "Ese inicio de sesión tardó demasiado o ya se usó. Inténtalo de nuevo.",
  companyCancelled: "Has cancelado el inicio de sesión con {company}.",
  companyRefused: "No se pudo iniciar sesión con {company}. Inténtalo de nuevo.",
  companyUnverified: "{company} no ha confirmado tu correo. Pregunta a quien gestione allí los accesos.",
  companyTaken:
    "Otra persona de {company} ya tiene aquí una cuenta con tu correo. Pregunta a quien gestione allí los accesos.",
  companyBusy: "Hay demasiadas personas iniciando sesión. Inténtalo de nuevo en un minuto.",
  confirmWithCompany:
    "Tu cuenta no tiene contraseña. Inicia sesión otra vez con {company} y vuelve aquí antes de cinco minutos.",
} satisfies TranslationOf<typeof english>;
