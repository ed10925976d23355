import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  whatIsInside: "Qué contiene",
  theCard: "La tarjeta",
  name: "Nombre",
  role: "cargo",
  bio: "bio",
  channels: { one: "{count} canal", many: "{count} de canales", other: "{count} canales" },
  photoAndLogo: "Foto y logo",
  photo: "Foto",
  logo: "Logo",
  asPictures: "Como imágenes dentro del archivo",
  qrCode: "Código QR",
  opensCardHere: "Abre tu tarjeta aquí",
  contactFile: "Archivo de contacto",
  worksOffline: "«Guardar contacto» funciona sin conexión",
  download: "Descargar {file}",
  sizeOf: "{size} de {max} como máximo.",
  noRequests: "No se conecta a ningún sitio y no cambia cuando editas la tarjeta.",
} satisfies TranslationOf<typeof english>;
