import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  myCard: "Il mio biglietto",
  scanToSave: "Inquadra e salva il contatto",
  scanToSaveLines: "Inquadra e salva\nil mio contatto",
  alwaysUpToDate: "Il mio biglietto, sempre aggiornato",
  printedCard: "{name}, biglietto da visita",
  codeOf: "Codice QR di {name}",
  note: "Nota",
} satisfies TranslationOf<typeof english>;
