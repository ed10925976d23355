import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "Actividad",
  lead: "Lo que hicieron los propietarios y los admins en los últimos 12 meses. Se puede leer, no cambiar.",
  find: "Buscar",
  findHint: "Persona, plantilla o acción",
  downloadCsv: "Descargar como CSV",
  loading: "Cargando la actividad...",
  notLoaded: "No se pudo cargar la actividad",
  notRefreshed: "No se pudo actualizar la actividad",
  nothingYet: "No se hizo nada en los últimos 12 meses.",
  nothingFound: "Sin resultados para «{find}»",
  showAll: "Mostrar todo",
  found: {
    one: "{count} resultado",
    many: "{count} de resultados",
    other: "{count} resultados",
  },
  people: {
    one: "{count} persona",
    many: "{count} de personas",
    other: "{count} personas",
  },
  isOwner: "{name}, ahora propietario",
  isAdmin: "{name}, ahora admin",
  isMember: "{name}, ahora miembro",
  wasOwner: "Era propietario",
  wasAdmin: "Era admin",
  wasMember: "Era miembro",
  cards: { one: "{count} tarjeta", many: "{count} de tarjetas", other: "{count} tarjetas" },
  somebodyGone: "Una cuenta eliminada",
  range: "{from} a {to} de {total}",
  older: "Anteriores",
  newer: "Más recientes",
} satisfies TranslationOf<typeof english>;
