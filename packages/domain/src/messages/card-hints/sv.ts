import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  myCard: "Mitt kort",
  scanToSave: "Skanna och spara kontakten",
  scanToSaveLines: "Skanna och spara\nmig som kontakt",
  alwaysUpToDate: "Mitt kort, alltid aktuellt",
  printedCard: "{name}, visitkort",
  codeOf: "QR-kod: {name}",
  note: "Anteckning",
} satisfies TranslationOf<typeof english>;
