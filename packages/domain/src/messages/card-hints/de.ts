import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  myCard: "Meine Karte",
  scanToSave: "Scannen, Kontakt speichern",
  scanToSaveLines: "Scannen und\nKontakt speichern",
  alwaysUpToDate: "Meine Karte, immer aktuell",
  printedCard: "{name}, Visitenkarte",
  codeOf: "QR-Code von {name}",
  note: "Notiz",
} satisfies TranslationOf<typeof english>;
