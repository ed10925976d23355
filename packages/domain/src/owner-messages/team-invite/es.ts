import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "Invitar a personas",
  how: "Cómo invitar",
  paste: "Pegar",
  file: "Archivo",
  oneByOne: "Una a una",

  list: "Nombres y correos",
  listHint:
    "Una persona por línea, en cualquier forma habitual, o una columna copiada de una hoja de cálculo.",
  found: {
    one: "{count} persona encontrada.",
    many: "{count} personas encontradas.",
    other: "{count} personas encontradas.",
  },
  hereNamed: {
    one: "{names} ya está en el equipo y se omite.",
    many: "{names} ya están en el equipo y se omiten.",
    other: "{names} ya están en el equipo y se omiten.",
  },
  hereCounted: {
    one: "{count} persona ya está en el equipo y se omite.",
    many: "{count} personas ya están en el equipo y se omiten.",
    other: "{count} personas ya están en el equipo y se omiten.",
  },
  lineReason: "<line>Línea {row}:</line> {reason}",
  line: "Línea {row}",
  moreLines: { one: "Y {count} línea más.", many: "Y {count} líneas más.", other: "Y {count} líneas más." },

  noEmail: "Sin correo.",
  emailWrong: "{value} no es un correo.",
  noName: "Sin un nombre legible.",
  here: "Ya está en el equipo.",
  repeated: "Aparece más de una vez.",
  usernameTaken: "El enlace /c/{value} ya está ocupado.",
  usernameWrong: "{value} no sirve como enlace.",
  tooLong: "El nombre o el cargo es demasiado largo.",
  ending: "{value} no termina en {ending}, como pide «{template}».",

  template: "Plantilla",
  templateForAll: "Plantilla para todas",
  templatesFailed: "No se pueden cargar las plantillas de tu equipo.",
  check: {
    one: "Revisar {count} persona",
    many: "Revisar {count} personas",
    other: "Revisar {count} personas",
  },
  checkList: "Revisar la lista",
  listEmpty: "Escribe al menos un correo.",

  question: {
    one: "¿Invitar a {count} persona?",
    many: "¿Invitar a {count} personas?",
    other: "¿Invitar a {count} personas?",
  },
  questionLead: "Pulsa un enlace para cambiarlo.",
  linkTaken: "{username} ya está ocupado",
  fromEmail: "Propuesto a partir del correo",
  changeLink: "Cambiar el enlace de {name}",
  link: "Enlace de la tarjeta",
  linkFree: "Libre",
  showMore: { one: "Mostrar {count} más", many: "Mostrar {count} más", other: "Mostrar {count} más" },
  othersLikewise: {
    one: "{count} persona más recibe su enlace de la misma forma.",
    many: "{count} personas más reciben sus enlaces de la misma forma.",
    other: "{count} personas más reciben sus enlaces de la misma forma.",
  },
  cardsMade: {
    one: "Se crea {count} tarjeta al momento y una persona recibe un correo.",
    many: "Se crean {count} tarjetas al momento y {count} personas reciben un correo cada una.",
    other: "Se crean {count} tarjetas al momento y {count} personas reciben un correo cada una.",
  },
  peopleAfter: {
    one: "Después, {count} persona en el equipo.",
    many: "Después, {count} personas en el equipo.",
    other: "Después, {count} personas en el equipo.",
  },
  invite: {
    one: "Invitar a {count} persona",
    many: "Invitar a {count} personas",
    other: "Invitar a {count} personas",
  },
  inviteName: "Invitar a {name}",
  inviting: "Invitando...",
  back: "Atrás",

  fileLead: "Un archivo .csv con una persona por fila. Lo ves todo antes de que se guarde nada.",
  fromFile: "Invitar desde un archivo",
  people: "Personas",
  fileHint: "Un .csv con una persona por fila, hasta 5000 personas y 8 MB.",
  fileTooLarge: "Este archivo ocupa más de 8 MB. Elige uno más pequeño.",
  fileRows: {
    one: "{file}, {count} fila. No se guarda nada hasta que pulses Invitar.",
    many: "{file}, {count} filas. No se guarda nada hasta que pulses Invitar.",
    other: "{file}, {count} filas. No se guarda nada hasta que pulses Invitar.",
  },
  matchLead:
    "Hemos completado lo que reconocimos. Se omiten las columnas que la plantilla fija para todas las personas.",
  proposed: "Enlaces de las tarjetas",
  none: "ninguno",
  rowsLeftOut: {
    one: "Se omite {count} fila",
    many: "Se omiten {count} filas",
    other: "Se omiten {count} filas",
  },
  rowsLeftOutLead: "Corrígelas en el archivo o sigue sin ellas.",

  name: "Nombre",
  email: "Correo",
  emailHint: "La invitación solo vale para esta dirección.",
  role: "Cargo",
  nameMissing: "Escribe un nombre.",

  made: {
    one: "{count} tarjeta creada",
    many: "{count} tarjetas creadas",
    other: "{count} tarjetas creadas",
  },
  madeLead: {
    one: "Funciona desde ahora. Hay un correo en camino; si no se abre, llega un único recordatorio el {day}.",
    many: "Funcionan desde ahora. Cada persona recibe un correo; quien no lo abra recibe un único recordatorio el {day}.",
    other:
      "Funcionan desde ahora. Cada persona recibe un correo; quien no lo abra recibe un único recordatorio el {day}.",
  },
  madeNone: "No hay nadie nuevo a quien invitar",
  madeNoneLead: "Todas las personas de esta lista ya están en el equipo.",
  copyLink: "Copiar el enlace de {name}",
  linksAsCsv: "Enlaces en CSV",
  done: "Listo",

  failed: "No ha funcionado. Inténtalo de nuevo.",
  notReached: "El servidor no respondió. Inténtalo de nuevo: nadie recibe dos invitaciones.",
} satisfies TranslationOf<typeof english>;
