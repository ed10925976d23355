import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  people: { one: "{count} pessoa", many: "{count} de pessoas", other: "{count} pessoas" },
  foundOf: {
    one: "{found} de {count} pessoa para “{text}”",
    many: "{found} de {count} de pessoas para “{text}”",
    other: "{found} de {count} pessoas para “{text}”",
  },
  nameOrRole: "Nome ou cargo",
  search: "Buscar",
  nobodyFound: "Ninguém encontrado para “{text}”",
  showAll: {
    one: "Mostrar {count} pessoa",
    many: "Mostrar todas as {count} de pessoas",
    other: "Mostrar todas as {count} pessoas",
  },
  previous: "Anterior",
  next: "Próxima",
  nobodyYet: "Ainda não há ninguém aqui.",
} satisfies TranslationOf<typeof english>;
