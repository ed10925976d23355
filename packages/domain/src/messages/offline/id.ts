import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  offline: "Anda sedang offline",
  tryAgain: "Coba lagi",
  scanCode: "Pindai kode",
  nothingSaved: "Halaman ini perlu koneksi. Kartu yang Anda buka disimpan di perangkat ini untuk nanti.",
  cardNotSaved: "Kartu ini tidak tersimpan di perangkat ini. Yang tersimpan:",
  theseAreSaved: "Halaman ini perlu koneksi. Kartu yang tersimpan di perangkat ini:",
  yourCard: "Kartu Anda",
  yourCards: "Kartu Anda",
  savedCards: "Kartu tersimpan",
  qrCodeOf: "Kode QR {address}",
  offlineCopy: "Anda sedang offline. Salinan tersimpan: {time}.",
  slowCopy: "Koneksi lambat. Salinan tersimpan: {time}.",
  updated: "Kartu ini sudah diperbarui.",
  showIt: "Tampilkan",
} satisfies TranslationOf<typeof english>;
