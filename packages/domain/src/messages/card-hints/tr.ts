import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  myCard: "Kartım",
  scanToSave: "Tarayın, rehberinize ekleyin",
  scanToSaveLines: "Tarayın ve beni\nrehberinize ekleyin",
  alwaysUpToDate: "Kartım, her zaman güncel",
  printedCard: "{name}, kartvizit",
  codeOf: "QR kodu: {name}",
  note: "Not",
} satisfies TranslationOf<typeof english>;
