import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  myCard: "Ma carte",
  scanToSave: "Scannez, ajoutez mon contact",
  scanToSaveLines: "Scannez pour\najouter mon contact",
  alwaysUpToDate: "Ma carte, toujours à jour",
  printedCard: "{name}, carte de visite",
  codeOf: "QR code\u202f: {name}",
  note: "Note",
} satisfies TranslationOf<typeof english>;
