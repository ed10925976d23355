import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  subject: "Laporan Anda tentang kartu {card}",
  takenDownTitle: "Kartu itu telah dinonaktifkan",
  leftUpTitle: "Kartu itu tetap online",
  preview: "Kami sudah meninjau laporan Anda.",
  takenDown: "Kami sudah meninjau kartu yang Anda laporkan dan menonaktifkannya. Terima kasih.",
  leftUp:
    "Kami sudah meninjau kartu yang Anda laporkan. Kartu itu tetap online. Terima kasih atas laporan Anda.",
  once: "Anda hanya menerima satu email ini karena Anda meminta jawaban. Kami tidak menyimpan alamat Anda.",
  questions: "Ada pertanyaan? Tulis ke {support}",
} satisfies TranslationOf<typeof english>;
