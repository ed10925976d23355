import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  shareYourCard: "Comparte tu tarjeta",
  linkToCard: "Enlace a la tarjeta",
  shareWith: "Compartir con",
  pasteInto: "Enlace copiado. Pégalo en {app}.",

  qrCodeOf: "Código QR de {name}",
  qrCodeFor: "Código QR de {address}",
  codeNotLoaded: "No pudimos cargar el código. El enlace de abajo abre la misma tarjeta.",
  linkWorksToo: "No pudimos cargar el código. El enlace de abajo también funciona.",
  download: "Descargar",
  downloadCode: "Descargar el código QR de {name}",
  qr: "QR",
} satisfies TranslationOf<typeof english>;
