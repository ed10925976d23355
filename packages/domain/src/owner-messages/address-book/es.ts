import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "Contactos",
  loading: "Cargando tus contactos",
  notLoaded: "No se pudieron cargar tus contactos.",
  notRefreshed: "No se pudieron actualizar tus contactos.",
  nothingLost: "No se ha perdido nada: la gente puede seguir compartiendo sus datos.",

  contacts: { one: "{count} contacto", many: "{count} de contactos", other: "{count} contactos" },
  contactsAndNew: {
    one: "{count} contacto, {unread} sin ver",
    many: "{count} de contactos, {unread} sin ver",
    other: "{count} contactos, {unread} sin ver",
  },
  addContact: "Añadir contacto",
  scan: "Escanear",
  import: "Importar",

  export: "Exportar",
  exportFailed: "No pudimos crear el archivo. Inténtalo de nuevo.",
  contactFile: "Archivo de contacto",
  table: "Tabla",
  exportAll: { one: "{count} contacto", many: "Los {count} de contactos", other: "Los {count} contactos" },
  exportShown: {
    one: "El contacto mostrado",
    many: "Los {count} de contactos mostrados",
    other: "Los {count} contactos mostrados",
  },
  exportMoreShown: {
    one: "Más de {count} contacto mostrado",
    many: "Más de {count} de contactos mostrados",
    other: "Más de {count} contactos mostrados",
  },
  fileOfAll: {
    one: "{file}, {count} contacto",
    many: "{file}, los {count} de contactos",
    other: "{file}, los {count} contactos",
  },
  fileOfShown: {
    one: "{file}, el contacto mostrado",
    many: "{file}, los {count} de contactos mostrados",
    other: "{file}, los {count} contactos mostrados",
  },
  fileOfMoreShown: {
    one: "{file}, más de {count} contacto mostrado",
    many: "{file}, más de {count} de contactos mostrados",
    other: "{file}, más de {count} contactos mostrados",
  },

  noContacts: "Todavía no hay contactos",
  howTheyCome:
    "Quienes comparten sus datos en tu tarjeta aparecen aquí. También puedes añadir a alguien a mano o importar un archivo de tu teléfono.",
  scanCode: "Escanear un código",
  importFile: "Importar un archivo .vcf o .csv",

  searchLabel: "Buscar contactos",
  search: "Buscar",
  clearSearch: "Borrar búsqueda",
  filters: "Filtros",
  filtersOn: {
    one: "Filtros, {count} activo",
    many: "Filtros, {count} activos",
    other: "Filtros, {count} activos",
  },
  card: "Tarjeta",
  link: "Enlace",
  tag: "Etiqueta",
  allCards: "Todas las tarjetas",
  allLinks: "Todos los enlaces",
  allTags: "Todas las etiquetas",
  show: "Ver",
  showMatches: {
    one: "Ver {count} contacto",
    many: "Ver {count} de contactos",
    other: "Ver {count} contactos",
  },
  showMoreMatches: {
    one: "Ver más de {count} contacto",
    many: "Ver más de {count} de contactos",
    other: "Ver más de {count} contactos",
  },
  clear: "Limpiar",
  removeFilter: "Quitar el filtro {filter}",
  thisCard: "esta tarjeta",
  thisLink: "este enlace",

  shownOf: {
    one: "{shown} de {count} contacto",
    many: "{shown} de {count} de contactos",
    other: "{shown} de {count} contactos",
  },
  moreShownOf: {
    one: "más de {shown} de {count} contacto",
    many: "más de {shown} de {count} de contactos",
    other: "más de {shown} de {count} contactos",
  },
  shownOfMore: {
    one: "{shown} de más de {count} contacto",
    many: "{shown} de más de {count} de contactos",
    other: "{shown} de más de {count} contactos",
  },
  showNext: { one: "Ver {count} más", many: "Ver {count} más", other: "Ver {count} más" },

  noneFoundFor: "Ningún contacto coincide con «{query}»",
  noneMatch: "Ningún contacto coincide con estos filtros",
  searchedAll: {
    one: "Hemos buscado en el nombre, la empresa, el cargo, el correo, las notas y las etiquetas de {count} contacto.",
    many: "Hemos buscado en los nombres, empresas, cargos, correos, notas y etiquetas de los {count} de contactos.",
    other:
      "Hemos buscado en los nombres, empresas, cargos, correos, notas y etiquetas de los {count} contactos.",
  },
  searchedCounted: {
    one: "Hemos buscado en el nombre, la empresa, el cargo, el correo, las notas y las etiquetas de {count} contacto con este filtro: {filters}.",
    many: "Hemos buscado en los nombres, empresas, cargos, correos, notas y etiquetas de los {count} de contactos con este filtro: {filters}.",
    other:
      "Hemos buscado en los nombres, empresas, cargos, correos, notas y etiquetas de los {count} contactos con este filtro: {filters}.",
  },
  searchedFiltered:
    "Hemos buscado en los nombres, empresas, cargos, correos, notas y etiquetas de los contactos con este filtro: {filters}.",
  searchAll: {
    one: "Buscar en {count} contacto",
    many: "Buscar en los {count} de contactos",
    other: "Buscar en los {count} contactos",
  },
  showAll: {
    one: "Ver {count} contacto",
    many: "Ver los {count} de contactos",
    other: "Ver los {count} contactos",
  },

  people: "Personas",
  person: "Persona",
  new: "Nuevo",
  onYourCard: "En tu tarjeta",
  addedByHand: "Añadido a mano",
  imported: "Importado",

  loadingContact: "Cargando el contacto",
  contactNotLoaded: "No pudimos cargar este contacto.",
  contactDeleted: "Este contacto se ha eliminado.",
  noteLeft: "Mensaje de <name>{name}</name>",
  leftOn: "Recibido en <card>{card}</card>",
  cardOf: "Tarjeta de <name>{name}</name>",

  reply: "Responder",
  write: "Escribir",
  call: "Llamar",
  email: "Correo",
  message: "Mensaje",

  saveToPhone: "Guardar en el teléfono",
  saveToPhoneFailed: "No pudimos guardar el contacto. Inténtalo de nuevo.",
  deleted: "Contacto eliminado: {name}.",

  editContact: "Editar {name}",
  name: "Nombre",
  phone: "Teléfono",
  company: "Empresa",
  role: "Cargo",
  met: "Lugar del encuentro",
  yourNote: "Tu nota",
  onlyYou: "Solo la ves tú.",
  saved: "Guardado",
  tags: "Etiquetas",
  addTag: "Añadir etiqueta",
  newTag: "Etiqueta nueva",
  removeTag: "Quitar la etiqueta {tag}",
} satisfies TranslationOf<typeof english>;
