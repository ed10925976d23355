import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  myCard: "Mijn kaartje",
  scanToSave: "Scan en bewaar mijn contact",
  scanToSaveLines: "Scan en bewaar\nmijn contact",
  alwaysUpToDate: "Mijn kaartje, altijd actueel",
  printedCard: "{name}, visitekaartje",
  codeOf: "QR-code van {name}",
  note: "Notitie",
} satisfies TranslationOf<typeof english>;
