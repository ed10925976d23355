import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  passwordSubject: "Tu contraseña de {brand} ha cambiado",
  passwordTitle: "Tu contraseña ha cambiado",
  passwordPreview: "Se cerró la sesión en todos los demás dispositivos.",
  passwordChanged:
    "La contraseña de tu cuenta ha cambiado y se ha cerrado la sesión en todos los demás dispositivos.",
  passwordWeak:
    "Tiene menos de 8 caracteres, así que cada inicio de sesión requiere un código por correo. Para evitarlo, elige una más larga en Seguridad de la cuenta.",
  passkeysStay:
    "Tus llaves de acceso siguen funcionando. Si alguna no es tuya, quítala en Seguridad de la cuenta.",
  accessStays:
    "Los dispositivos conectados y los tokens siguen funcionando. Si alguno no es tuyo, revócalo en la página Conectar.",
  recentPasskeysOff:
    "Las llaves de acceso añadidas en los últimos 30 días están desactivadas. Inicia sesión para conservarlas o quitarlas.",
  passwordNotYou:
    "Si no has sido tú, elige ya una contraseña nueva. Necesitas un código que enviamos a esta dirección, y se cierra la sesión en todos los dispositivos.",

  emailSubject: "Ha cambiado la dirección de correo de tu cuenta de {brand}",
  emailTitle: "Tu dirección de correo ha cambiado",
  emailPreview: {
    one: "Puedes deshacerlo durante {count} día.",
    many: "Puedes deshacerlo durante {count} de días.",
    other: "Puedes deshacerlo durante {count} días.",
  },
  emailChanged:
    "Tu cuenta tiene una nueva dirección de correo. A partir de ahora inicias sesión con ella y enviamos ahí los códigos.",
  newAddress: "Dirección nueva",
  emailNotYou: {
    one: "Si no has sido tú, tienes {count} día para recuperar esta dirección. Así se cierra la sesión en todos los dispositivos y se quitan todas las llaves de acceso.",
    many: "Si no has sido tú, tienes {count} de días para recuperar esta dirección. Así se cierra la sesión en todos los dispositivos y se quitan todas las llaves de acceso.",
    other:
      "Si no has sido tú, tienes {count} días para recuperar esta dirección. Así se cierra la sesión en todos los dispositivos y se quitan todas las llaves de acceso.",
  },
  restoreAddress: "Recuperar esta dirección",

  emailRestoredSubject: "Se ha recuperado la dirección de correo anterior de tu cuenta de {brand}",
  emailRestoredTitle: "Has recuperado tu dirección de correo anterior",
  emailRestoredPreview: "Se cerró la sesión en todos los dispositivos.",
  emailTakenBack:
    "Se ha deshecho el cambio de tu dirección de correo. Se ha cerrado la sesión en todos los dispositivos y se han quitado todas las llaves de acceso.",
  emailRestoredNext: "Quien la cambió quizá conozca tu contraseña. Elige ya una nueva.",

  passkeyAddedSubject: "Se ha añadido una llave de acceso a tu cuenta de {brand}",
  passkeyAddedTitle: "Se ha añadido una llave de acceso",
  passkeyAddedPreview: "Permite iniciar sesión sin contraseña ni código.",
  passkeyAdded: "Tu cuenta tiene una llave de acceso nueva. Permite iniciar sesión sin contraseña ni código.",
  passkeyRemovedSubject: "Se ha quitado una llave de acceso de tu cuenta de {brand}",
  passkeyRemovedTitle: "Se ha quitado una llave de acceso",
  passkeyRemovedPreview: "Ya no sirve para iniciar sesión.",
  passkeyRemoved: "Se ha quitado una llave de acceso de tu cuenta. Ya no sirve para iniciar sesión.",
  passkeyNotYou:
    "Si no has sido tú, revisa tus llaves de acceso y tus dispositivos, quita los que no sean tuyos y cambia tu contraseña.",
  openSecurity: "Abrir Seguridad de la cuenta",

  passkeyKeepSubject: "Vuelve a activar tu llave de acceso de {brand}",
  passkeyKeepTitle: "¿Es tuya esta llave de acceso?",
  passkeyKeepPreview: "Este enlace la activa.",
  passkeyOff:
    "Tu contraseña se restableció, así que las llaves de acceso añadidas hace poco están desactivadas. Elegiste conservar esta.",
  added: "Añadida",
  turnOn: "Activarla",
  linkValidity: {
    one: "El enlace funciona una sola vez, durante {count} hora.",
    many: "El enlace funciona una sola vez, durante {count} de horas.",
    other: "El enlace funciona una sola vez, durante {count} horas.",
  },
  passkeyUnknown: "Si no reconoces esta llave de acceso, no uses el enlace: quítala.",
  reviewPasskeys: "Revisar tus llaves de acceso",

  companySubject: "Ya puedes entrar en {brand} con {company}",
  companyTitle: "Ya puedes entrar con {company}",
  companyPreview: "{company} ha confirmado que esta dirección es tuya.",
  companyLinked:
    "Tu cuenta de {brand} se abre ahora con tu acceso de {company}, porque {company} ha confirmado que esta dirección es tuya. Tus tarjetas y contactos siguen igual.",
  companyNotYou:
    "Si no has sido tú, cierra la sesión en los dispositivos que no sean tuyos y avisa a quien gestione los accesos en {company}.",
} satisfies TranslationOf<typeof english>;
