import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  skipToContent: "Langsung ke konten",
  brandHome: "Beranda {brand}",
  home: "Beranda",
  pageNotFound: "Halaman tidak ditemukan",
  wentWrong: "Terjadi kesalahan",
  notFoundTitle: "Ups! Terjadi kesalahan.",
  notFoundText: "Halaman yang Anda cari tidak ditemukan. Coba mulai dari beranda.",
  restingTitle: "Kartu ini sedang beristirahat",
  restingText: "Pemiliknya menjeda kartu ini untuk sementara. Tautannya benar, jadi coba lagi lain hari.",
  goneTitle: "Kartu ini sudah tidak ada",
  goneText: "Pemiliknya sudah menghapus kartu ini.",
  leftText: "Kartu ini milik seseorang yang sudah keluar dari timnya.",
  teamGoneTitle: "Tim ini sudah tidak ada",
  teamGoneText: "Pemiliknya sudah menghapus tim ini.",
  takenDownTitle: "Kartu ini telah dinonaktifkan",
  takenDownText:
    "Pengelola situs ini menonaktifkan kartu ini setelah ada laporan. Jika Anda menerimanya lewat email atau SMS, jangan ikuti permintaan dalam pesan itu.",
  legalTitle: "Tidak tersedia karena alasan hukum",
  legalText: "Kartu ini tidak bisa ditampilkan di sini.",
  isItYours: "Ini kartu Anda? Alasannya ada di email kami, dan Anda bisa membalasnya.",
  filesToo: "File kartu ini juga tidak tersedia.",
  language: "Bahasa: {name}",
} satisfies TranslationOf<typeof english>;
