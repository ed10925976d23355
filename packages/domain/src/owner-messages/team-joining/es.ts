import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  mayJoin: "Tus colegas están en {team}",
  lead: "Con tu correo puedes unirte. Recibes al momento una tarjeta del equipo; tus propias tarjetas siguen siendo tuyas y el equipo no las ve.",
  join: "Unirme a {team}",
  joining: "Un momento...",
  joined: "Ya estás en {team}. Tu tarjeta está en {link}.",
  notNow: "Ahora no",
  failed: "No ha funcionado. Inténtalo de nuevo.",
} satisfies TranslationOf<typeof english>;
