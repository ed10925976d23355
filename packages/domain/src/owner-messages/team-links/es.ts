import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "Enlaces para todas las tarjetas",
  lead: {
    one: "Una dirección más en la tarjeta de tu equipo, como {path}",
    many: "Una dirección más en cada una de los {count} de tarjetas, como {path}",
    other: "Una dirección más en cada una de las {count} tarjetas, como {path}",
  },
  whatFor:
    "Crea uno para una feria o un evento. Cada persona comparte su propia dirección y ves cuánta gente llegó por ella, en total y por persona.",
  name: "Nombre",
  onCards: {
    one: "{path} en {count} tarjeta",
    many: "{path} en {count} de tarjetas",
    other: "{path} en {count} tarjetas",
  },
  theyLeadToCards: "Llevan a las tarjetas normales",
  lastDayHint:
    "Después de ese día, las direcciones llevan a las tarjetas normales. Déjalo vacío si no tiene fin.",
  made: {
    one: "{path} funciona en {count} tarjeta.",
    many: "{path} funciona en {count} de tarjetas.",
    other: "{path} funciona en {count} tarjetas.",
  },

  copyAll: "Copiar todo",
  copyAllOf: "Copiar todas las direcciones de {name}",
  copied: {
    one: "{count} dirección copiada.",
    many: "{count} de direcciones copiadas.",
    other: "{count} direcciones copiadas.",
  },
  notCopied: "No se han podido copiar las direcciones. Inténtalo de nuevo.",
  byPerson: "Por persona",
  byPersonOf: "{name}, por persona",

  notLoaded: "No se ha podido cargar este enlace.",
  person: "Persona y dirección",
  nobody: "Nadie del equipo tiene tarjeta todavía.",
  showMore: { one: "Ver {count} más", many: "Ver {count} más", other: "Ver {count} más" },
} satisfies TranslationOf<typeof english>;
