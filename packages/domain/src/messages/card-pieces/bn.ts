import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  cardOf: "ভিজিটিং কার্ড: {name}",
  coverOf: "কার্ডের কভার ছবি: {name}",
  card: "কার্ড",
  name: "নাম",
  role: "পদ",
  company: "কোম্পানি",
  phone: "ফোন",
  companyName: "কোম্পানির নাম",
  positionOrJob: "পদ/পেশা",
  openAtLabel: "আমার কার্ডের ঠিকানা",
  openCard: "কার্ড খুলুন",
  addToContact: "কন্টাক্ট সেভ করুন",
  scanToSave: "স্ক্যান করে আমার কন্টাক্ট সেভ করুন",
  qrCodeOfCard: "এই কার্ডের QR কোড",
  businessCard: "ভিজিটিং কার্ড",
  metOn: "যেখানে পরিচয়: {name}, {day}",
} satisfies TranslationOf<typeof english>;
