import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  people: { one: "{count} persona", many: "{count} de personas", other: "{count} personas" },
  foundOf: {
    one: "{found} de {count} persona para «{text}»",
    many: "{found} de {count} de personas para «{text}»",
    other: "{found} de {count} personas para «{text}»",
  },
  nameOrRole: "Nombre o cargo",
  search: "Buscar",
  nobodyFound: "No hay nadie para «{text}»",
  showAll: {
    one: "Mostrar {count} persona",
    many: "Mostrar las {count} de personas",
    other: "Mostrar las {count} personas",
  },
  previous: "Anterior",
  next: "Siguiente",
  nobodyYet: "Aquí todavía no aparece nadie.",
} satisfies TranslationOf<typeof english>;
