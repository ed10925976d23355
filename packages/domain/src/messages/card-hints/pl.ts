import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  myCard: "Moja wizytówka",
  scanToSave: "Zeskanuj i zapisz mój kontakt",
  scanToSaveLines: "Zeskanuj i zapisz\nmój kontakt",
  alwaysUpToDate: "Moja wizytówka, zawsze aktualna",
  printedCard: "{name}, wizytówka",
  codeOf: "Kod QR: {name}",
  note: "Notatka",
} satisfies TranslationOf<typeof english>;
