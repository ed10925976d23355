import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "Ajustes",
  lead: "Tu nombre, tus correos, tus datos.",

  name: "Nombre",
  nameLead: "Se usa en la barra lateral y en los correos que recibes. Tus tarjetas conservan el suyo.",
  saveName: "Guardar nombre",

  email: "Dirección de correo",
  emailLead: "Con ella inicias sesión y a ella enviamos tus códigos.",
  change: "Cambiar",
  confirmedOn: "Confirmada el {day}",
  restorable:
    "Cambiada el {changedOn}. Hasta el {until} puedes recuperar {email} con el enlace que enviamos a esa dirección.",
  restorableByPassword:
    "Cambiada el {changedOn}. Hasta el {until} puedes recuperar {email} con tu contraseña y el enlace que enviamos a esa dirección.",
  changeEmail: "Cambiar la dirección de correo",
  changeEmailLead:
    "Enviamos un código a la dirección nueva. La anterior recibe un aviso con un enlace para deshacer el cambio durante siete días.",
  newEmail: "Nueva dirección de correo",
  sendCode: "Enviar código",
  codeSentTo: "Hemos enviado un código de seis dígitos a <email>{email}</email>.",
  changeAddress: "Cambiar dirección",
  changing: "Cambiando…",
  back: "Atrás",

  notifications: "Notificaciones",
  notificationsLead: "Los correos que recibes, además de códigos y recibos.",
  newContacts: "Contactos nuevos",
  newContactsText: "Un correo cuando alguien comparte sus datos, como máximo uno cada 10 minutos.",
  weeklySummary: "Resumen semanal",
  weeklySummaryText: "Cada lunes: vistas, guardados y de dónde llega la gente.",
  notificationsOff: "Cada uno de estos correos incluye un enlace para desactivarlo.",
  notificationsNotLoaded: "No pudimos cargar tus notificaciones. Inténtalo de nuevo más tarde.",

  security: "Seguridad",
  securityLead: "Tu contraseña, tus llaves de acceso y tus dispositivos.",
  accountSecurity: "Seguridad de la cuenta",
} satisfies TranslationOf<typeof english>;
