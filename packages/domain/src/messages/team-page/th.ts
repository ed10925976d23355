import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  people: { other: "{count} คน" },
  foundOf: { other: "{found} จาก {count} คนสำหรับ “{text}”" },
  nameOrRole: "ชื่อหรือตำแหน่ง",
  search: "ค้นหา",
  nobodyFound: "ไม่พบใครสำหรับ “{text}”",
  showAll: { other: "แสดงทั้งหมด {count} คน" },
  previous: "ก่อนหน้า",
  next: "ถัดไป",
  nobodyYet: "ยังไม่มีใครแสดงที่นี่",
} satisfies TranslationOf<typeof english>;
