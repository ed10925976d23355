import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  people: { other: "{count} คน" },
  nameOrRole: "ชื่อหรือตำแหน่ง",
  search: "ค้นหา",
  nobodyFound: "ไม่พบใครสำหรับ “{text}”",
  showAll: "แสดงทั้งหมด",
  previous: "ก่อนหน้า",
  next: "ถัดไป",
  nobodyYet: "ยังไม่มีใครแสดงที่นี่",
} satisfies TranslationOf<typeof english>;
