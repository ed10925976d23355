import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  nameRequired: "Escribe un nombre.",
  emailInvalid: "Esta dirección de correo no es válida.",
  phoneInvalid: "Revisa este número de teléfono.",
  tooManyTags: "Un contacto puede tener hasta 20 etiquetas.",
  notFound: "Este contacto no existe.",
  changed: "Este contacto se modificó en otro sitio. Revisa la versión más reciente antes de guardar.",
  notRestorable: "Este contacto ya no se puede restaurar.",
  notAFile: "No encontramos contactos en este archivo. Elige un archivo .vcf o .csv.",
  tooLarge: "Este archivo ocupa más de 16\u00a0MB. Elige uno más pequeño.",
  columnsDoNotFit: "Vuelve a asignar las columnas de este archivo.",
  nameColumnMissing: "Elige la columna con el nombre, el correo o el teléfono.",
  tooLong: "Usa {max} caracteres como máximo.",
  peopleFull: "Puedes tener hasta {max} contactos.",
  tooManyInFile: "Un archivo puede tener hasta {max} contactos. Divídelo.",
} satisfies TranslationOf<typeof english>;
