import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  people: { one: "{count} persona", many: "{count} de personas", other: "{count} personas" },
  nameOrRole: "Nombre o cargo",
  search: "Buscar",
  nobodyFound: "No hay nadie para «{text}»",
  showAll: "Mostrar todas",
  previous: "Anterior",
  next: "Siguiente",
  nobodyYet: "Aquí todavía no aparece nadie.",
} satisfies TranslationOf<typeof english>;
