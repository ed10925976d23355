import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  peopleCount: { one: "{count} persona", many: "{count} de personas", other: "{count} personas" },
  templateCount: { one: "{count} plantilla", many: "{count} de plantillas", other: "{count} plantillas" },
  figures: "El equipo en cifras",
  people: "Personas",
  hereAndInvited: "{here} en el equipo, {invited} con invitación",
  everybodyHere: "Ya están todos",
  cardsOpened: "Tarjetas abiertas",
  ofCards: { one: "de {count} tarjeta", many: "de {count} de tarjetas", other: "de {count} tarjetas" },
  views: "Vistas",
  details: "Datos dejados",
  more: { one: "{count} más", many: "{count} más", other: "{count} más" },
  fewer: { one: "{count} menos", many: "{count} menos", other: "{count} menos" },
  same: "Igual",
  none: "Todavía nada",
  thanBefore: "que la semana anterior",
  asBefore: "que la semana anterior",
  inEither: "en ninguna de las dos semanas",
  thisWeek: "Esta semana: los últimos siete días, con hoy.",

  waiting: {
    one: "{count} persona espera una plaza",
    many: "{count} de personas esperan una plaza",
    other: "{count} personas esperan una plaza",
  },
  waitingText:
    "Han entrado con el acceso de la empresa. En cuanto haya una plaza libre, la tarjeta se crea sola.",
  addSeats: "Añadir plazas",
  notOpened: "Invitación sin abrir",
  everybodyOpened: "Ya están todas las personas que invitaste.",
  invitedReminder: "Invitación del {day}, recordatorio el {reminder}",
  invitedReminded: "Invitación del {day}, recordatorio del {reminder}",
  linkEndedOn: "El enlace caducó el {day}",
  linkEnded: "Enlace caducado",
  allNotOpened: { one: "Ver {count}", many: "Ver las {count}", other: "Ver las {count}" },

  templates: "Plantillas",
  changed: "Cambiada el {day}",
  changedBy: "Cambiada el {day} por {name}",
  changedByYou: "Cambiada el {day} por ti",
  cardCount: {
    one: "<b>{count}</b> persona",
    many: "<b>{count}</b> de personas",
    other: "<b>{count}</b> personas",
  },
  joining: "Quien confirme una dirección en <b>{domain}</b> puede unirse por su cuenta.",
  allPeople: { one: "Ver {count}", many: "Ver las {count}", other: "Ver las {count}" },
  notLoaded: "No se ha podido cargar esta parte.",

  ready: "Tu equipo está listo",
  readyText: "Invita a alguien y su tarjeta funcionará al minuto.",
  freePeople: {
    one: "Hasta {count} persona es gratis.",
    many: "Hasta {count} de personas es gratis.",
    other: "Hasta {count} personas es gratis.",
  },
  blankName: "Nombre y apellidos",

  noCard: "No tienes tarjeta de equipo",
  noCardText: "Tus propias tarjetas se quedan como están.",
  makeCard: "Hacerme una tarjeta de equipo",
  making: "Creando...",
  made: "Tu tarjeta de equipo está en {address}.",
  notMade: "No se ha podido crear la tarjeta. Inténtalo de nuevo.",

  youAreMember: {
    one: "{count} persona. Eres miembro.",
    many: "{count} de personas. Eres miembro.",
    other: "{count} personas. Eres miembro.",
  },
  yourCard: "Tu tarjeta de equipo",
  openCard: "Abrir tu tarjeta de equipo {address}",
  edit: "Editar",
  cardNotLoaded: "No se ha podido cargar tu tarjeta.",
  whatTeamSees: "Qué ve el equipo",
  teamSees:
    "Cuántas veces se abre tu tarjeta de equipo. Nunca quién la visita, ni tus propias tarjetas, tus contactos o tus favoritos.",
} satisfies TranslationOf<typeof english>;
