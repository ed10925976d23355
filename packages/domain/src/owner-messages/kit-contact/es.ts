import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "Archivo de contacto",
  lead: "Lo que guarda un teléfono con «Guardar contacto».",
  leadTwoSides:
    "Lo que guarda un teléfono con «Guardar contacto». Incluye las dos caras; la que se muestra va primero.",
  savedFrom: "Guardado desde",
  fromSide: "Cara: <language>{language}</language>",
  onPhone: "En un teléfono",
  forPhones: "Para la mayoría de los teléfonos, 3.0",
  forPrograms: "Para programas que leen la 4.0",
  sorted: "Con la lectura, los teléfonos ordenan <name>{name}</name> en la <letter>{letter}</letter>.",
  sortedNotAtEnd:
    "Con la lectura, los teléfonos ordenan <name>{name}</name> en la <letter>{letter}</letter> y no al final.",
  notLoaded: "No pudimos cargar el archivo de contacto.",
  loading: "Cargando el archivo de contacto",
} satisfies TranslationOf<typeof english>;
