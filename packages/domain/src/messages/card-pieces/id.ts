import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  cardOf: "Kartu nama {name}",
  coverOf: "Sampul kartu {name}",
  card: "Kartu",
  name: "Nama",
  role: "Jabatan",
  company: "Perusahaan",
  phone: "Telepon",
  companyName: "Nama perusahaan",
  positionOrJob: "Jabatan/pekerjaan",
  openAtLabel: "Alamat kartu saya",
  openCard: "Buka kartu",
  addToContact: "Simpan kontak",
  scanToSave: "Pindai untuk menyimpan kontak saya",
  qrCodeOfCard: "Kode QR kartu ini",
  businessCard: "Kartu nama",
  metOn: "Bertemu di {name}, {day}",
} satisfies TranslationOf<typeof english>;
