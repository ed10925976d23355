import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  messages: "Notifikasi",
  close: "Tutup",
  saveToFavourites: "Simpan ke favorit",
  savedToFavourites: "Tersimpan di favorit",
  favouriteAdded: "Kartu {name} disimpan ke favorit.",
  favouriteRemoved: "Kartu {name} dihapus dari favorit.",
  addFailed: "Kartu gagal disimpan ke favorit.",
  removeFailed: "Kartu gagal dihapus dari favorit.",
  favouritesFull: "Anda bisa menyimpan hingga 500 favorit. Hapus satu dulu untuk memberi ruang.",
  editCard: "Edit kartu ini",
  goToDashboard: "Buka dasbor Anda",
  contactDownloaded: "Kontak sudah diunduh! Buka filenya untuk menyimpannya ke kontak Anda.",
  contactFailed: "Kontak gagal diunduh. Coba lagi.",
  letThemKnow: "Kenalkan diri Anda ke {name}",
  copied: "Disalin",
  copyValueFailed: "Gagal menyalin. Pilih teksnya secara manual.",
  linkCopied: "Tautan disalin",
  linkCopiedFor: "Tautan disalin. Tempelkan di {place}.",
  copyFailed: "Gagal menyalin. Pilih tautannya secara manual.",
  shareFailed: "Gagal membagikan. Coba cara lain di bawah.",
  qrDownloadFailed: "Kode QR gagal diunduh.",
} satisfies TranslationOf<typeof english>;
