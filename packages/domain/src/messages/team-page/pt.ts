import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  people: { one: "{count} pessoa", many: "{count} de pessoas", other: "{count} pessoas" },
  nameOrRole: "Nome ou cargo",
  search: "Buscar",
  nobodyFound: "Ninguém encontrado para “{text}”",
  showAll: "Mostrar todas",
  previous: "Anterior",
  next: "Próxima",
  nobodyYet: "Ainda não há ninguém aqui.",
} satisfies TranslationOf<typeof english>;
