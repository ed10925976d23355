import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  people: { other: "{count} 人" },
  nameOrRole: "姓名或職稱",
  search: "搜尋",
  nobodyFound: "找不到符合「{text}」的人",
  showAll: "顯示全部",
  previous: "上一頁",
  next: "下一頁",
  nobodyYet: "這裡還沒有顯示任何人。",
} satisfies TranslationOf<typeof english>;
