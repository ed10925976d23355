import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  myCard: "Kartu saya",
  scanToSave: "Pindai dan simpan kontak saya",
  scanToSaveLines: "Pindai dan simpan\nkontak saya",
  alwaysUpToDate: "Kartu saya, selalu terbaru",
  printedCard: "{name}, kartu nama",
  codeOf: "Kode QR: {name}",
  note: "Catatan",
} satisfies TranslationOf<typeof english>;
