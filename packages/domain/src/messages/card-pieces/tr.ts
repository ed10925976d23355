import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  cardOf: "Kartvizit: {name}",
  coverOf: "{name} kartının kapak görseli",
  card: "Kart",
  name: "Ad",
  role: "Unvan",
  company: "Şirket",
  phone: "Telefon",
  companyName: "Şirket adı",
  positionOrJob: "Unvan/meslek",
  openAtLabel: "Kartımın adresi",
  openCard: "Kartı aç",
  addToContact: "Rehbere ekle",
  scanToSave: "Beni rehberinize eklemek için tarayın",
  qrCodeOfCard: "Bu kartın QR kodu",
  businessCard: "Kartvizit",
  metOn: "Tanıştığınız yer: {name}, {day}",
} satisfies TranslationOf<typeof english>;
