import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  isLive: "Tu tarjeta está en línea.",
  scanToTry: "Escanea el código con otro teléfono para probarla.",
  sendToTry: "Envía el enlace a alguien para probarla.",
  openCard: "Abrir la tarjeta",

  putItOut: "Tu tarjeta está en línea. Ahora ponla donde la gente te encuentra",
  everywhere:
    "En tu firma de correo, en papel, en una etiqueta NFC, detrás de ti en las videollamadas. Todo está listo.",
  useEverywhere: "Usarla en todas partes",
  notNow: "Ahora no",
} satisfies TranslationOf<typeof english>;
