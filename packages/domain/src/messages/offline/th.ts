import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  offline: "คุณออฟไลน์อยู่",
  tryAgain: "ลองอีกครั้ง",
  scanCode: "สแกนโค้ด",
  nothingSaved: "หน้านี้ต้องใช้อินเทอร์เน็ต นามบัตรที่คุณเปิดจะบันทึกไว้ในอุปกรณ์นี้เพื่อให้ดูภายหลังได้",
  cardNotSaved: "นามบัตรนี้ไม่ได้บันทึกไว้ในอุปกรณ์นี้ นามบัตรที่บันทึกไว้มีดังนี้",
  theseAreSaved: "หน้านี้ต้องใช้อินเทอร์เน็ต นามบัตรที่บันทึกไว้ในอุปกรณ์นี้มีดังนี้",
  yourCard: "นามบัตรของคุณ",
  yourCards: "นามบัตรของคุณ",
  savedCards: "นามบัตรที่บันทึกไว้",
  qrCodeOf: "คิวอาร์โค้ดของ {address}",
  offlineCopy: "คุณออฟไลน์อยู่ นี่คือฉบับที่บันทึกไว้เมื่อ {time}",
  slowCopy: "การเชื่อมต่อช้า นี่คือฉบับที่บันทึกไว้เมื่อ {time}",
  updated: "นามบัตรนี้อัปเดตแล้ว",
  showIt: "เปิดดู",
} satisfies TranslationOf<typeof english>;
