import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  skipToContent: "ข้ามไปที่เนื้อหา",
  brandHome: "หน้าแรกของ {brand}",
  home: "หน้าแรก",
  pageNotFound: "ไม่พบหน้านี้",
  wentWrong: "เกิดข้อผิดพลาด",
  notFoundTitle: "อุ๊ย! มีบางอย่างผิดพลาด",
  notFoundText: "เราไม่พบหน้าที่คุณกำลังหา ลองไปที่หน้าแรก",
  restingTitle: "นามบัตรนี้กำลังพัก",
  restingText: "เจ้าของพักใช้งานไว้ชั่วคราว ลิงก์ถูกต้องแล้ว ลองเปิดใหม่วันหลัง",
  goneTitle: "ไม่มีนามบัตรนี้แล้ว",
  goneText: "เจ้าของลบนามบัตรนี้ไปแล้ว",
  leftText: "เป็นของผู้ที่ออกจากทีมไปแล้ว",
  teamGoneTitle: "ไม่มีทีมนี้แล้ว",
  teamGoneText: "เจ้าของลบทีมนี้ไปแล้ว",
  takenDownTitle: "นามบัตรนี้ถูกนำออกแล้ว",
  takenDownText:
    "ผู้ดูแลเว็บไซต์นี้นำนามบัตรนี้ออกหลังจากได้รับรายงาน หากคุณได้รับนามบัตรนี้ทางอีเมลหรือ SMS โปรดอย่าทำตามที่ข้อความนั้นบอก",
  legalTitle: "แสดงไม่ได้ด้วยเหตุผลทางกฎหมาย",
  legalText: "นามบัตรนี้แสดงที่นี่ไม่ได้",
  isItYours: "เป็นนามบัตรของคุณใช่ไหม ดูเหตุผลได้ในอีเมลของเรา และตอบกลับอีเมลนั้นได้",
  filesToo: "ไฟล์ของนามบัตรนี้ก็เปิดไม่ได้เช่นกัน",
  language: "ภาษา: {name}",
} satisfies TranslationOf<typeof english>;
