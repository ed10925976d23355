import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  welcome: "Te damos la bienvenida a {brand}",
  welcomePreview: "Tu cuenta está lista. Inicia sesión para crear tu primera tarjeta.",
  welcomeReady:
    "Tu cuenta está lista. Crea tu primera tarjeta: se tarda unos tres minutos, y una tarjeta es gratis para siempre.",
  welcomeFirstTime:
    "La primera vez que inicies sesión, enviaremos un código de seguridad de seis dígitos a esta dirección, para saber que es tuya.",
  welcomeNotYou:
    "Si no te has registrado, ignora este correo. Nadie puede usar la cuenta sin un código de este buzón.",

  codeSubject: "Tu código de seguridad de {brand}",
  codeTitle: "Tu código de seguridad",
  codePreview: {
    one: "Tienes {count} minuto para escribirlo y terminar de iniciar sesión.",
    many: "Tienes {count} de minutos para escribirlo y terminar de iniciar sesión.",
    other: "Tienes {count} minutos para escribirlo y terminar de iniciar sesión.",
  },
  codeEnter: "Escribe este código para terminar de iniciar sesión.",
  codeNotYou:
    "Si no estabas iniciando sesión, puede que alguien sepa tu contraseña. Sin el código no puede entrar, pero elige ya una contraseña nueva.",

  adminCodeSubject: "Tu código de administración de {brand}",
  adminCodeTitle: "Tu código de administración",
  adminCodePreview: {
    one: "Tienes {count} minuto para escribirlo y abrir las páginas de administración.",
    many: "Tienes {count} de minutos para escribirlo y abrir las páginas de administración.",
    other: "Tienes {count} minutos para escribirlo y abrir las páginas de administración.",
  },
  adminCodeEnter: "Escribe este código para abrir las páginas de administración.",
  adminCodeNotYou:
    "Si no lo pediste, alguien ha iniciado sesión con tu cuenta. Cierra esa sesión y elige ya una contraseña nueva.",
  accountSecurity: "Seguridad de la cuenta",

  emailCodeSubject: "Tu código de seguridad de {brand}",
  emailCodeTitle: "Confirma tu nueva dirección",
  emailCodePreview: {
    one: "Tienes {count} minuto para escribirlo y cambiar tu dirección.",
    many: "Tienes {count} de minutos para escribirlo y cambiar tu dirección.",
    other: "Tienes {count} minutos para escribirlo y cambiar tu dirección.",
  },
  emailCodeEnter: "Escribe este código para usar esta dirección en tu cuenta de {brand}.",
  emailCodeNotYou:
    "Si no lo pediste, alguien escribió tu dirección por error. No tienes que hacer nada: sin el código no pasa nada.",

  recoverySubject: "Tu código para una nueva contraseña de {brand}",
  recoveryTitle: "Elige una contraseña nueva",
  recoveryPreview: {
    one: "Tienes {count} minuto para escribir el código y continuar.",
    many: "Tienes {count} de minutos para escribir el código y continuar.",
    other: "Tienes {count} minutos para escribir el código y continuar.",
  },
  recoveryEnter: "Escribe este código en la página donde lo pediste.",
  recoveryValidity: {
    one: "Es válido durante {count} minuto, una sola vez y solo en el navegador donde lo pediste. No lo compartas con nadie.",
    many: "Es válido durante {count} de minutos, una sola vez y solo en el navegador donde lo pediste. No lo compartas con nadie.",
    other:
      "Es válido durante {count} minutos, una sola vez y solo en el navegador donde lo pediste. No lo compartas con nadie.",
  },
  recoveryNotYou:
    "Si no pediste una contraseña nueva, elimina este correo. Tu contraseña sigue siendo la misma.",

  recoveryLinkSubject: "Tu enlace para una nueva contraseña de {brand}",
  recoveryLinkPreview: {
    one: "Tienes {count} minuto para abrir el enlace y continuar.",
    many: "Tienes {count} de minutos para abrir el enlace y continuar.",
    other: "Tienes {count} minutos para abrir el enlace y continuar.",
  },
  recoveryLinkWhy:
    "Hoy se han pedido muchos códigos, así que este correo lleva un enlace. Ábrelo en el navegador donde pediste una contraseña nueva.",
  recoveryLinkContinue: "Continuar",
  recoveryLinkValidity: {
    one: "Es válido durante {count} minuto y solo en el navegador donde lo pediste. Si lo pides otra vez antes, sigue siendo válido y no enviamos otro correo. No lo reenvíes a nadie.",
    many: "Es válido durante {count} de minutos y solo en el navegador donde lo pediste. Si lo pides otra vez antes, sigue siendo válido y no enviamos otro correo. No lo reenvíes a nadie.",
    other:
      "Es válido durante {count} minutos y solo en el navegador donde lo pediste. Si lo pides otra vez antes, sigue siendo válido y no enviamos otro correo. No lo reenvíes a nadie.",
  },
  recoveryLinkNotYou:
    "Si no pediste una contraseña nueva, elimina este correo. Sin él, nadie puede cambiar tu contraseña.",

  newDeviceSubject: "Nuevo inicio de sesión en tu cuenta de {brand}",
  newDeviceTitle: "Nuevo inicio de sesión en tu cuenta",
  newDevicePreview: "Alguien ha iniciado sesión en un dispositivo nuevo.",
  newDeviceSignedIn: "Alguien ha iniciado sesión en tu cuenta desde un dispositivo nuevo.",
  newDeviceNotYou:
    "Si no has sido tú, cambia ya tu contraseña. Así se cierra la sesión en todos los demás dispositivos.",
} satisfies TranslationOf<typeof english>;
