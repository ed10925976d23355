import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "Iniciar sesión",
  description: "Inicia sesión para gestionar tus tarjetas de visita digitales.",
  welcomeBack: "Hola de nuevo",
  accountReady: "Tu cuenta está lista",
  accountReadyLead: "Inicia sesión y te enviaremos un código de seguridad por correo.",
  keepCard: "Guarda esta tarjeta",
  keepCardOf: "Inicia sesión para guardar la tarjeta de {name}.",
  toMakeCard: "Inicia sesión para crear tu tarjeta.",
  toEditCard: "Inicia sesión para editar tu tarjeta.",
  toSeePlan: "Inicia sesión para ver tu plan.",
  toSeeFavorites: "Inicia sesión para ver tus favoritos.",
  toSeeAccount: "Inicia sesión para ver tu cuenta.",
  toManageCards: "Inicia sesión para gestionar tus tarjetas.",
  newHere: "¿Primera vez en {brand}? <signUp>Crea una cuenta</signUp>",

  forgotPassword: "¿Olvidaste la contraseña?",
  signIn: "Iniciar sesión",
  signingIn: "Iniciando sesión…",
  or: "o",
  signInWithPasskey: "Entrar con una llave de acceso",

  codeSent: {
    one: "Hemos enviado un código de seguridad de seis dígitos a <email>{email}</email>. Es válido durante {count} minuto.",
    many: "Hemos enviado un código de seguridad de seis dígitos a <email>{email}</email>. Es válido durante {count} de minutos.",
    other:
      "Hemos enviado un código de seguridad de seis dígitos a <email>{email}</email>. Es válido durante {count} minutos.",
  },
  codeSentToYours: {
    one: "Hemos enviado un código de seguridad de seis dígitos a tu correo. Es válido durante {count} minuto.",
    many: "Hemos enviado un código de seguridad de seis dígitos a tu correo. Es válido durante {count} de minutos.",
    other:
      "Hemos enviado un código de seguridad de seis dígitos a tu correo. Es válido durante {count} minutos.",
  },
  codeSentIfRight: {
    one: "Si tu contraseña era correcta, hemos enviado un código de seguridad de seis dígitos a <email>{email}</email>. Es válido durante {count} minuto. Si no te llega, inicia sesión otra vez o <reset>elige una contraseña nueva</reset>.",
    many: "Si tu contraseña era correcta, hemos enviado un código de seguridad de seis dígitos a <email>{email}</email>. Es válido durante {count} de minutos. Si no te llega, inicia sesión otra vez o <reset>elige una contraseña nueva</reset>.",
    other:
      "Si tu contraseña era correcta, hemos enviado un código de seguridad de seis dígitos a <email>{email}</email>. Es válido durante {count} minutos. Si no te llega, inicia sesión otra vez o <reset>elige una contraseña nueva</reset>.",
  },
  codeSentIfRightToYours: {
    one: "Si tu contraseña era correcta, hemos enviado un código de seguridad de seis dígitos a tu correo. Es válido durante {count} minuto. Si no te llega, inicia sesión otra vez o <reset>elige una contraseña nueva</reset>.",
    many: "Si tu contraseña era correcta, hemos enviado un código de seguridad de seis dígitos a tu correo. Es válido durante {count} de minutos. Si no te llega, inicia sesión otra vez o <reset>elige una contraseña nueva</reset>.",
    other:
      "Si tu contraseña era correcta, hemos enviado un código de seguridad de seis dígitos a tu correo. Es válido durante {count} minutos. Si no te llega, inicia sesión otra vez o <reset>elige una contraseña nueva</reset>.",
  },
  useAnotherAccount: "Usar otra cuenta",
  signInAgain: "Volver a iniciar sesión",
} satisfies TranslationOf<typeof english>;
