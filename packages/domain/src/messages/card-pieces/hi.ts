import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  cardOf: "{name} का विज़िटिंग कार्ड",
  coverOf: "{name} के कार्ड की कवर फ़ोटो",
  card: "कार्ड",
  name: "नाम",
  role: "पद",
  company: "कंपनी",
  phone: "फ़ोन",
  companyName: "कंपनी का नाम",
  positionOrJob: "पद/पेशा",
  openAtLabel: "मेरे कार्ड का पता",
  openCard: "कार्ड खोलें",
  addToContact: "संपर्क सेव करें",
  scanToSave: "स्कैन करके मेरा संपर्क सेव करें",
  qrCodeOfCard: "इस कार्ड का QR कोड",
  businessCard: "विज़िटिंग कार्ड",
  metOn: "मुलाकात: {name}, {day}",
} satisfies TranslationOf<typeof english>;
