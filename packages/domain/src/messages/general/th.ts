import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  accountLeaving: "บัญชีของคุณกำลังจะถูกปิด โปรดกู้คืนก่อน",
  checkField: "โปรดตรวจสอบช่องนี้",
  checkingPerson: "กำลังตรวจสอบว่าคุณเป็นคนจริงๆ ใช้เวลาไม่กี่วินาที",
  checkInput: "โปรดตรวจสอบข้อมูลที่กรอก",
  fileTakesTooMuch: "การอ่านไฟล์นี้ใช้เวลานานเกินไป โปรดแบ่งไฟล์หรือส่งออกอีกครั้ง",
  forbidden: "ไม่อนุญาต",
  networkError: "เชื่อมต่อไม่สำเร็จ โปรดลองอีกครั้ง",
  notFound: "ไม่พบสิ่งที่คุณกำลังมองหา",
  onlyJson: "ต้องส่งคำขอเป็น application/json",
  onlyZip: "โปรดส่งไฟล์ ZIP",
  sent: "ส่งแล้ว",
  signInFirst: "โปรดเข้าสู่ระบบเพื่อดำเนินการต่อ",
  tooLarge: "ไฟล์ใหญ่เกินไป",
  tooBusy: "ตอนนี้มีผู้ใช้จำนวนมาก โปรดลองใหม่ในอีกสักครู่",
  unexpected: "เกิดข้อผิดพลาด โปรดลองใหม่ภายหลัง",
  tooManyAttempts: {
    other: "ลองหลายครั้งเกินไป โปรดลองใหม่ใน {seconds} วินาที",
  },
} satisfies TranslationOf<typeof english>;
