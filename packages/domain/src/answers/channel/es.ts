import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  email: "Escribe una dirección de correo, como nombre@empresa.example.",
  extension: "Los mensajes no llegan a una extensión. Quítala.",
  links: "Aquí no funcionan los enlaces. Escribe texto.",
  mastodon: "Escribe tu nombre con su servidor, como @nombre@servidor.example.",
  phone: "Escribe un número de teléfono, como +34 910 55 01 40.",
  place:
    "Aquí solo funcionan los enlaces de mapas. Escribe la dirección como texto o pega un enlace de un mapa.",
  tooLong: "Usa 300 caracteres como máximo.",
  tooLongLink: "Este enlace es demasiado largo. Pega el corto, del botón «Compartir» del sitio.",
  unreadable: "Algunos caracteres no se pueden leer. Escríbelo otra vez.",
  webAddress: "Escribe una dirección web, como empresa.example.",
  notAProfile: "No es un perfil de {label}. Pega el enlace de tu perfil o escribe tu nombre de usuario.",
  notALink: "Este enlace no es de {label}. Pega el que te da {label}.",
  linkNeeded: "{label} necesita un enlace. Pega el tuyo, como {example}.",
  onlyLinksOf: "Este enlace no es de {label}. Escribe texto o pega un enlace de {label}.",
  countryCodeMissing: "{label} necesita el prefijo del país. Empieza con +, como +34 655 55 01 40.",
} satisfies TranslationOf<typeof english>;
