import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  oneSideIn: "Tu tarjeta tiene una cara, en <language>{language}</language>",
  whatItTakes:
    "La segunda lleva nombre, cargo, empresa, bio y etiquetas en otro idioma. La foto, el logo, el color y los canales son iguales en las dos.",
  addSide: "Añadir una segunda cara",
  removeSide: "Quitar esta cara",
  sideRemoved: "Segunda cara quitada.",

  cardLanguage: "Idioma de tu tarjeta",
  firstSideIn: "Idioma de la primera cara",
  secondSideIn: "Idioma de la segunda cara",
  name: "Nombre",
  role: "Cargo",
  company: "Empresa",
  address: "Dirección <aside>(solo si se escribe de otra forma)</aside>",
  readingOnFirst: "Lectura del nombre <aside>(primera cara)</aside>",
  readingOnSecond: "Lectura del nombre <aside>(segunda cara)</aside>",
  readingHint:
    "Tal como se pronuncia: en kana, pinyin o cualquier alfabeto. Aparece encima del nombre y los teléfonos ordenan por ella.",
  labelFor: "Etiqueta de {channel}",
  onFirstSide: "Primera cara",
  namesHint:
    "Nunca invertimos los nombres. Escribe el tuyo como quieres que se lea: Aoi Morita o Morita Aoi.",
  seeContactFile: "Ver el archivo de contacto",
} satisfies TranslationOf<typeof english>;
