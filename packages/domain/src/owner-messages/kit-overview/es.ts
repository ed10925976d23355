import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  sevenWays: "Siete formas de compartir {path}. Todas parten de tu tarjeta actual.",
  sixWays: "Seis formas de compartir {path}. Todas parten de tu tarjeta actual.",

  signature: "Tu tarjeta al pie de cada correo. Cópiala una vez en Gmail, Outlook, Apple Mail o Thunderbird.",
  wallet: "Un pase en Apple Wallet o Google Wallet. Dos toques y el código está en pantalla.",
  walletWithLink: "Un pase en Apple Wallet o Google Wallet. Dos toques y tu enlace está en pantalla.",
  print: "Para la imprenta, con sangrado y marcas de corte. O diez en una hoja, para tu impresora.",
  code: "Para carteles, acreditaciones y diapositivas. Cada código se prueba escaneándolo.",
  nfc: "Al acercar un teléfono a la etiqueta, se abre la tarjeta. Sirve cualquier etiqueta vacía.",
  background:
    "Tu nombre y tu código detrás de ti en las videollamadas. Y el código en la pantalla de bloqueo, listo para escanear.",
  backgroundWithLink: "Tu nombre y tu enlace detrás de ti en las videollamadas y en la pantalla de bloqueo.",
  page: "Toda la tarjeta en un archivo. Se abre desde el disco o cualquier servidor web, sin conectarse con nosotros.",

  seeContactFile: "Ver el archivo de contacto",
} satisfies TranslationOf<typeof english>;
