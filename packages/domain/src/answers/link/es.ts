import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  lastDayInvalid: "Elige un día.",
  lastDayPast: "Elige hoy o un día posterior.",
  nameRequired: "Ponle un nombre al enlace.",
  nameTooLong: "Usa 60 caracteres como máximo.",
  notFound: "Este enlace no existe.",
  notSecret: "Elige un enlace cuya dirección nadie pueda adivinar.",
  slugInvalid: "Usa de 2 a 30 caracteres: a-z, 0-9 y -.",
  slugReserved: "Este enlace está reservado. Elige otro.",
  slugTaken: "Ya tienes este enlace. Elige otro.",
  tooManyLive: {
    one: "Tu plan permite {count} enlace activo por tarjeta. Finaliza uno para hacer espacio.",
    many: "Tu plan permite {count} de enlaces activos por tarjeta. Finaliza uno para hacer espacio.",
    other: "Tu plan permite {count} enlaces activos por tarjeta. Finaliza uno para hacer espacio.",
  },
  tooManyLinks: "Una tarjeta puede tener hasta {max} enlaces. Reactiva uno finalizado.",
} satisfies TranslationOf<typeof english>;
