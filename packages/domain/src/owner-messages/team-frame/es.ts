import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  team: "Equipo",
  teamNamed: "{team}, equipo",
  chooseTeam: "Equipo: {team}",
  part: "Sección del equipo",
  overview: "Resumen",
  people: "Personas",
  templates: "Plantillas",
  links: "Enlaces",
  activity: "Actividad",
  billing: "Facturación",
  settings: "Ajustes",

  loading: "Cargando tu equipo...",
  notLoaded: "No se ha podido cargar tu equipo.",
  notRefreshed: "No se ha podido actualizar tu equipo.",
  nothingLost: "No se ha perdido nada. Inténtalo de nuevo.",

  noTeam: "No estás en ningún equipo",
  noTeamLead:
    "En un equipo, todas las tarjetas tienen el mismo estilo: tú defines lo que es igual y cada persona completa el resto.",
  invitedInstead: "¿Te han invitado? Abre el enlace del correo y el equipo aparecerá aquí.",
  startTeam: "Crear un equipo",
  openTeam: "Abrir tu equipo",

  isDeleted: "{team} se ha eliminado",
  goneOn:
    "Sus tarjetas ya no funcionan. El {day} se eliminará definitivamente. Hasta entonces puedes restaurarlo.",
  restore: "Restaurar el equipo",
  restoring: "Restaurando...",
  notRestored: "No se ha podido restaurar el equipo. Inténtalo de nuevo.",
} satisfies TranslationOf<typeof english>;
