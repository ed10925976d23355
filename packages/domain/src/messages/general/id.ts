import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  accountLeaving: "Akun Anda sedang ditutup. Pulihkan dulu.",
  checkField: "Periksa kolom ini.",
  checkingPerson: "Memastikan bahwa Anda manusia. Ini perlu beberapa detik.",
  checkInput: "Periksa isian Anda.",
  fileTakesTooMuch: "File ini terlalu lama dibaca. Bagi file atau ekspor ulang.",
  forbidden: "Tidak diizinkan",
  networkError: "Koneksi bermasalah. Coba lagi.",
  notFound: "Kami tidak menemukan yang Anda cari.",
  onlyJson: "Permintaan harus dikirim sebagai application/json.",
  onlyZip: "Kirim file ZIP.",
  sent: "Terkirim",
  signInFirst: "Masuk untuk melanjutkan.",
  tooLarge: "Ukurannya terlalu besar.",
  tooBusy: "Kami sedang sangat sibuk. Silakan coba sebentar lagi.",
  unexpected: "Terjadi kesalahan. Coba lagi nanti.",
  tooManyAttempts: {
    other: "Terlalu banyak percobaan. Coba lagi dalam {seconds} detik.",
  },
} satisfies TranslationOf<typeof english>;
