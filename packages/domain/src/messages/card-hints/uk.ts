import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  myCard: "Моя візитка",
  scanToSave: "Скануйте й збережіть контакт",
  scanToSaveLines: "Скануйте, щоб\nзберегти контакт",
  alwaysUpToDate: "Моя візитка, завжди актуальна",
  printedCard: "{name}, візитка",
  codeOf: "QR-код: {name}",
  note: "Нотатка",
} satisfies TranslationOf<typeof english>;
