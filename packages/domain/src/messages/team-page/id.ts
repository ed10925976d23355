import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  people: { other: "{count} orang" },
  nameOrRole: "Nama atau jabatan",
  search: "Cari",
  nobodyFound: "Tidak ada yang ditemukan untuk “{text}”",
  showAll: "Tampilkan semua",
  previous: "Sebelumnya",
  next: "Berikutnya",
  nobodyYet: "Belum ada orang yang ditampilkan di sini.",
} satisfies TranslationOf<typeof english>;
