import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  nameSaved: "Nombre guardado.",
  saveFailed: "No pudimos guardarlo. Inténtalo de nuevo.",
  confirmItIsYou: "Confirma que eres tú.",
  confirmed: "Confirmado.",
  passwordWrong: "La contraseña no es correcta.",
  sessionEnded: "Sesión cerrada en el dispositivo.",
  otherSessionsEnded: "Se ha cerrado la sesión en todos los demás dispositivos.",
  endFailed: "No pudimos cerrar la sesión en ese dispositivo. Inténtalo de nuevo.",
  emailRequired: "Escribe tu nueva dirección de correo.",
  emailInvalid: "Esta dirección de correo no es válida.",
  emailSame: "Esta ya es tu dirección de correo.",
  emailCodeSent: "Hemos enviado un código a tu nueva dirección.",
  emailChanged: "Dirección de correo cambiada.",
  emailChangeExpired: "Este cambio ha caducado. Empieza de nuevo.",
  emailTaken: "Otra cuenta usa ahora esta dirección.",
  emailRestored: "Tu dirección anterior está de vuelta y se ha cerrado la sesión en todos los dispositivos.",
  emailLinkUsed:
    "Este enlace ha caducado o ya se usó. Cada enlace funciona una sola vez, durante siete días.",
  passkeyNameRequired: "Escribe un nombre.",
  passkeyNameTooLong: "Usa 60 caracteres como máximo.",
  passkeyAdded: "Llave de acceso añadida.",
  passkeyRenamed: "Nombre de la llave de acceso cambiado.",
  passkeyRemoved: "Llave de acceso quitada.",
  passkeyKept: "Llave de acceso conservada.",
  passkeyLinkSent: "Te hemos enviado por correo un enlace para volver a activar la llave de acceso.",
  passkeyOnAgain: "Tu llave de acceso vuelve a estar activada.",
  passkeyLinkUsed: "Este enlace ha caducado o ya se usó. Inicia sesión para pedir otro.",
  passkeyNotAdded: "No pudimos añadir esta llave de acceso. Inténtalo de nuevo.",
  passkeyRefused:
    "No se ha aceptado esta llave de acceso. Inicia sesión con tu contraseña o inténtalo de nuevo.",
  passkeyNotConfirmed: "No se ha aceptado esta llave de acceso. Escribe tu contraseña o inténtalo de nuevo.",
  passkeysFull: "Tienes 20 llaves de acceso, el máximo. Quita antes una.",
  passkeyCancelled: "Tu dispositivo no lo ha confirmado. No ha cambiado nada.",
  passkeyKnown: "Este dispositivo ya tiene una llave de acceso para tu cuenta.",
} satisfies TranslationOf<typeof english>;
