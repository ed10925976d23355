import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  good: "Se lee bien en todos los tamaños",
  dense: "Se lee, pero es denso",
  refused: "Este código no se puede descargar",

  goodText:
    "{sizes} píxeles, y {width}\u00a0mm impreso. {modules} × {modules} cuadros, corrección de errores {correction}.",
  denseWithLink:
    "El enlace a la tarjeta ocupa {modules} × {modules} cuadros. Imprímelo a {width}\u00a0mm o más, sin logo ni foto.",
  denseWithContact:
    "{modules} × {modules} cuadros contienen {content}. Imprímelo a {width}\u00a0mm o más, sin logo ni foto.",
  name: "nombre",
  role: "cargo",
  company: "empresa",
  phone: "teléfono",
  email: "correo",
  linkToCard: "enlace a la tarjeta",
  captionWithoutFont: "No se incluye la leyenda: ninguna fuente disponible tiene sus letras.",
  captionTooWide: "No se incluye la leyenda: es demasiado ancha para el marco.",

  tooFaint:
    "{color} sobre blanco tiene un contraste de {contrast}:1. Con poca luz, las cámaras necesitan {least}:1 o más.",
  tooLong: "El contacto es demasiado largo para un código QR. Usa el enlace.",
  noPhoto: "Esta tarjeta no tiene foto para poner en el centro.",
  noLogo: "Esta tarjeta no tiene logo para poner en el centro.",
  tooDense: "Con {modules} cuadros por lado, es demasiado denso para escanearlo en pequeño.",
  notRead: "No superó la prueba de escaneo.",
  removePicture: "Quita la imagen del centro.",
  useLink: "Usa el enlace en lugar del contacto completo.",
  twoSentences: "{first} {second}",
  titleAndText: "{title}. {text}",
} satisfies TranslationOf<typeof english>;
