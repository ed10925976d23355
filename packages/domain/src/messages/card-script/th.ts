import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  messages: "การแจ้งเตือน",
  close: "ปิด",
  saveToFavourites: "เพิ่มในรายการโปรด",
  savedToFavourites: "อยู่ในรายการโปรดแล้ว",
  favouriteAdded: "เพิ่มนามบัตรของ {name} ในรายการโปรดแล้ว",
  favouriteRemoved: "นำนามบัตรของ {name} ออกจากรายการโปรดแล้ว",
  addFailed: "เพิ่มในรายการโปรดไม่สำเร็จ",
  removeFailed: "นำออกจากรายการโปรดไม่สำเร็จ",
  favouritesFull: "รายการโปรดเก็บนามบัตรได้สูงสุด 500 ใบ โปรดนำออกสักใบเพื่อให้มีที่ว่าง",
  editCard: "แก้ไขนามบัตรนี้",
  goToDashboard: "ไปที่แดชบอร์ดของคุณ",
  contactDownloaded: "ดาวน์โหลดผู้ติดต่อแล้ว เปิดไฟล์เพื่อบันทึกลงในรายชื่อผู้ติดต่อของคุณ",
  contactFailed: "ดาวน์โหลดผู้ติดต่อไม่สำเร็จ โปรดลองอีกครั้ง",
  letThemKnow: "แนะนำตัวกับ {name}",
  copied: "คัดลอกแล้ว",
  copyValueFailed: "คัดลอกไม่สำเร็จ โปรดเลือกข้อความแล้วคัดลอกเอง",
  linkCopied: "คัดลอกลิงก์แล้ว",
  linkCopiedFor: "คัดลอกลิงก์แล้ว นำไปวางใน {place} ได้เลย",
  copyFailed: "คัดลอกไม่สำเร็จ โปรดเลือกลิงก์แล้วคัดลอกเอง",
  shareFailed: "แชร์ไม่สำเร็จ ลองใช้วิธีอื่นด้านล่าง",
  qrDownloadFailed: "ดาวน์โหลดคิวอาร์โค้ดไม่สำเร็จ",
} satisfies TranslationOf<typeof english>;
