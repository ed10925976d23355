import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  cardOf: "นามบัตรของ {name}",
  coverOf: "ภาพหน้าปกนามบัตรของ {name}",
  card: "นามบัตร",
  name: "ชื่อ",
  role: "ตำแหน่ง",
  company: "บริษัท",
  phone: "โทรศัพท์",
  companyName: "ชื่อบริษัท",
  positionOrJob: "ตำแหน่ง/อาชีพ",
  openAtLabel: "ที่อยู่ของนามบัตรฉัน",
  openCard: "เปิดนามบัตร",
  addToContact: "บันทึกผู้ติดต่อ",
  scanToSave: "สแกนเพื่อบันทึกผู้ติดต่อ",
  qrCodeOfCard: "คิวอาร์โค้ดของนามบัตรนี้",
  businessCard: "นามบัตร",
  metOn: "พบกันที่ {name} {day}",
} satisfies TranslationOf<typeof english>;
