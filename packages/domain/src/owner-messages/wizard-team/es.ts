import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  setBy: "Lo define {team}",
  leftEmpty: "Vacío",
  noPhoto: "Sin foto",
  noLogo: "Sin logo",
  on: "Activado",
  off: "Desactivado",
  allSet: "{team} lo define para todas sus tarjetas.",
  someSet: "{team} define lo que tiene un candado. El resto es tuyo.",
  notOnCards: "No están en las tarjetas de {team}: {channels}.",
} satisfies TranslationOf<typeof english>;
