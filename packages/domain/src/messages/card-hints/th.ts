import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  myCard: "นามบัตรของฉัน",
  scanToSave: "สแกนเพื่อบันทึกผู้ติดต่อ",
  scanToSaveLines: "สแกนเพื่อบันทึก\nผู้ติดต่อ",
  alwaysUpToDate: "นามบัตรของฉัน อัปเดตเสมอ",
  printedCard: "{name} นามบัตร",
  codeOf: "คิวอาร์โค้ดของ {name}",
  note: "โน้ต",
} satisfies TranslationOf<typeof english>;
