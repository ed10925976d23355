import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  myCard: "Mi tarjeta",
  scanToSave: "Escanea y guarda mi contacto",
  scanToSaveLines: "Escanea y guarda\nmi contacto",
  alwaysUpToDate: "Mi tarjeta, siempre al día",
  printedCard: "{name}, tarjeta de visita",
  codeOf: "Código QR de {name}",
  note: "Nota",
} satisfies TranslationOf<typeof english>;
