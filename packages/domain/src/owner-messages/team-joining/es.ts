import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  mayJoin: "Tus colegas están en {team}",
  lead: "Con tu correo puedes unirte. Recibes al momento una tarjeta del equipo; tus propias tarjetas siguen siendo tuyas y el equipo no las ve.",
  join: "Unirme a {team}",
  joining: "Un momento...",
  full: "Aún no hay ninguna plaza libre en {team}",
  fullText:
    "Has entrado con el acceso de tu empresa: en cuanto haya una plaza libre, recibirás una tarjeta del equipo. No tienes que hacer nada.",
  notNow: "Ahora no",
  failed: "No ha funcionado. Inténtalo de nuevo.",
} satisfies TranslationOf<typeof english>;
