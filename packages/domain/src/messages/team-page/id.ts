import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  people: { other: "{count} orang" },
  foundOf: { other: "{found} dari {count} orang untuk “{text}”" },
  nameOrRole: "Nama atau jabatan",
  search: "Cari",
  nobodyFound: "Tidak ada yang ditemukan untuk “{text}”",
  showAll: { other: "Tampilkan semua {count} orang" },
  previous: "Sebelumnya",
  next: "Berikutnya",
  nobodyYet: "Belum ada orang yang ditampilkan di sini.",
} satisfies TranslationOf<typeof english>;
