import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  pageTitle: "Persona",
  breadcrumb: "Ruta",
  people: "Personas",
  loading: "Cargando a la persona...",
  notLoaded: "No se ha podido cargar a esta persona.",
  notInTeam: "Esta persona no está en el equipo",
  notInTeamText: "Se ha ido, se la ha sacado o se ha retirado su invitación.",
  allPeople: "Todas las personas",

  role: "Rol",
  template: "Plantilla",
  hereSince: "En el equipo desde el",
  invitedOn: "Invitación del",
  linkUntil: "Enlace válido hasta el",
  linkEnded: "Enlace caducado",
  viewsThisWeek: "Vistas esta semana",
  onPage: "En la página del equipo",
  shownOnPage: "Visible, por decisión propia",
  notOnPage: "No visible",
  ownThings: "Tarjetas propias, contactos, favoritos",
  notShown: "No los ves",

  teamCard: "Tarjeta de equipo",
  openCard: "Abrir la tarjeta {address}",
  cardNotLoaded: "No se ha podido cargar la tarjeta.",
  name: "Nombre",
  jobTitle: "Cargo",
  company: "Empresa",
  bio: "Biografía",
  notFilled: "Sin completar",
  same: "Igual para todos",
  correct: "Corregir: {field}",
  corrected: "Corregido. {name} recibe un correo al respecto.",
  correctedInvited: "Corregido.",
  notCorrected: "No se ha podido guardar. Inténtalo de nuevo.",
  done: "Qué han hecho aquí los administradores",
  actions: "Acciones",
  correctNote:
    "Puedes corregir lo que figura en la tarjeta de equipo. {name} recibe un correo al respecto y queda en la actividad.",
} satisfies TranslationOf<typeof english>;
