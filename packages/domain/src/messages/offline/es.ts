import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  offline: "No tienes conexión",
  tryAgain: "Reintentar",
  scanCode: "Escanear un código",
  nothingSaved:
    "Esta página necesita conexión. Las tarjetas que abras se guardan en este dispositivo para luego.",
  cardNotSaved: "Esta tarjeta no está guardada en este dispositivo. Estas sí:",
  theseAreSaved: "Esta página necesita conexión. Estas tarjetas están guardadas en este dispositivo:",
  yourCard: "Tu tarjeta",
  yourCards: "Tus tarjetas",
  savedCards: "Tarjetas guardadas",
  qrCodeOf: "Código QR de {address}",
  offlineCopy: "No tienes conexión. Copia guardada: {time}.",
  slowCopy: "La conexión es lenta. Copia guardada: {time}.",
  updated: "Esta tarjeta se ha actualizado.",
  showIt: "Ver",
} satisfies TranslationOf<typeof english>;
