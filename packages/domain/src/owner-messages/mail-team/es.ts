import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  hasMade: "{team} te ha hecho una tarjeta",
  madeForYou: "Tienes una tarjeta de visita",
  reminderSubject: "Recordatorio: {title}",
  preview: "Ya funciona. Hazla tuya.",
  cardOf: "La tarjeta de visita de {name}",
  invitedBy: "{person}, de {team}, te ha invitado. Tu tarjeta ya funciona: acéptala y completa lo que falta.",
  invited: "{team} te ha invitado. Tu tarjeta ya funciona: acéptala y completa lo que falta.",
  forAddress: "Para",
  until: "Hasta",
  makeItYours: "Quedarme con la tarjeta",
  oneReminder: "Si no haces nada, recibirás un recordatorio en tres días y nada más.",
  onlyReminder: "Este es el único recordatorio.",
  notForMe: "No es para mí",
  removedTitle: "Ya no formas parte de {team}",
  leftTitle: "Has dejado {team}",
  theTeam: "tu equipo",
  cardEnded: "Tu tarjeta de equipo {username} ya no está disponible.",
  cardLeads: "Tu tarjeta de equipo {username} ahora lleva a {person}.",
  yoursStay: "Tus propias tarjetas, tus contactos y tu cuenta siguen siendo tuyos.",
  correctedTitle: "Se ha corregido tu tarjeta de equipo",
  corrected: "{person}, de {team}, ha corregido tu tarjeta de equipo {username}.",
  changeAgain: "Puedes volver a cambiar lo que tu equipo no define.",
  openDashboard: "Abrir mi panel",
  sharedTitle: "Los contactos nuevos ahora se comparten con tu equipo",
  sharedNow:
    "{person}, de {team}, ha activado los contactos compartidos. Desde ahora, los propietarios y administradores del equipo ven lo que los visitantes dejan en tu tarjeta de equipo.",
  sharedFromNow:
    "Lo que se dejó antes y todo lo de tus propias tarjetas sigue siendo solo tuyo. Antes de enviar, los visitantes leen quién recibe sus datos.",
  openContacts: "Abrir mis contactos",
} satisfies TranslationOf<typeof english>;
