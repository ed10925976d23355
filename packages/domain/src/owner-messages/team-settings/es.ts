import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "Ajustes del equipo",
  lead: "Solo los propietarios pueden cambiarlos.",

  name: "Nombre",
  nameLead: "Aparece en los correos, en los campos bloqueados y en la página del equipo.",
  teamName: "Nombre del equipo",
  line: "Una línea",
  saved: "Guardado.",

  logo: "Logotipo",
  logoLead: "El del propio equipo. Las plantillas tienen el suyo, que puede ser otro.",
  logoOfTemplate: "Mientras no haya uno, se muestra el de la primera plantilla.",

  page: "Página del equipo",
  pageLead: "Las personas que han aceptado aparecer, con un buscador. Desactivada hasta que la actives.",
  showPage: "Mostrar la página",
  agreed: {
    one: "{agreed} de {count} persona ha aceptado aparecer.",
    many: "{agreed} de {count} de personas han aceptado aparecer.",
    other: "{agreed} de {count} personas han aceptado aparecer.",
  },
  searchEngines: "Los buscadores pueden incluirla",
  searchEnginesText: "Mientras esté desactivado, la página pide a los buscadores que no la incluyan.",
  address: "Dirección",
  change: "Cambiar",
  openPage: "Abrir la página",
  memberDecides: "Cada miembro lo decide en su propia página del equipo. No puedes decidirlo por nadie.",
  changeAddress: "Cambiar la dirección",
  formerEnds: "La dirección anterior deja de funcionar al momento.",
  showMe: "Mostrarme en la página del equipo",
  showMeText: "Todo el mundo puede leer {address}. Puedes cambiarlo cuando quieras.",

  joining: "Ingreso por dirección",
  joiningLead: "Quien confirme una dirección de tu dominio puede entrar sin invitación.",
  letJoin: "Dejar que los compañeros entren por su cuenta",
  letJoinText: "Con una dirección de {domain}. Reciben una tarjeta de la plantilla {template}.",
  template: "Plantilla de sus tarjetas",
  joinNote: "El dominio es el de tu dirección confirmada. No se admiten proveedores de correo públicos.",

  data: "Datos del equipo",
  dataLead: "Equipo, plantillas, personas y tarjetas, en formatos que leen otros programas.",
  copy: "Una copia del equipo",
  copyText:
    "Forma parte de la copia de tus propios datos, un archivo ZIP. Otra instalación puede importarla.",
  makeCopy: "Hacer una copia",
  bringIn: "Importar una copia",
  bringInText: "Se añaden sus plantillas y se invita de nuevo a sus personas. Lo ves antes.",
  bringInQuestion: "¿Importar {team} a este equipo?",
  whichTeam: "¿Qué equipo?",
  templatesAdded: {
    one: "Se añade {count} plantilla",
    many: "Se añaden {count} de plantillas",
    other: "Se añaden {count} plantillas",
  },
  invitedAnew: {
    one: "Se invita de nuevo a {count} persona, con una tarjeta",
    many: "Se invita de nuevo a {count} de personas, cada una con una tarjeta",
    other: "Se invita de nuevo a {count} personas, cada una con una tarjeta",
  },
  leftOut: {
    one: "{count} persona queda fuera: ya está aquí o no se puede leer",
    many: "{count} de personas quedan fuera: ya están aquí o no se pueden leer",
    other: "{count} personas quedan fuera: ya están aquí o no se pueden leer",
  },
  photosToo: "Cada persona vuelve a añadir su foto y los demás datos.",
  noSeats: {
    one: "Hay sitio para {count} persona. Añade plazas primero.",
    many: "Hay sitio para {count} de personas. Añade plazas primero.",
    other: "Hay sitio para {count} personas. Añade plazas primero.",
  },
  broughtIn: "{team} se ha importado.",

  deleteTeam: "Eliminar el equipo",
  deleteLead: {
    one: "La tarjeta de equipo deja de existir al momento. A los siete días se elimina todo.",
    many: "Los {count} de tarjetas de equipo dejan de existir al momento. A los siete días se elimina todo.",
    other: "Las {count} tarjetas de equipo dejan de existir al momento. A los siete días se elimina todo.",
  },
  deleteQuestion: "¿Eliminar {team}?",
  cardsEnd: {
    one: "La tarjeta de equipo deja de existir al momento",
    many: "Los {count} de tarjetas de equipo dejan de existir al momento",
    other: "Las {count} tarjetas de equipo dejan de existir al momento",
  },
  cardsEndText: "Quien abra una dirección o un código leerá que la tarjeta ya no existe.",
  planEnds: "La suscripción termina hoy",
  goneLater: "Todo lo del equipo se elimina el {day}",
  bringBack: "Hasta entonces puedes recuperar el equipo.",
  everybodyKeeps: "Cada persona conserva su cuenta, sus propias tarjetas y sus contactos",
  typeToConfirm: "Escribe {team} para confirmar",
  keep: "Conservar el equipo",
  deleting: "Eliminando...",
  isDeleted: "{team} se ha eliminado.",
} satisfies TranslationOf<typeof english>;
