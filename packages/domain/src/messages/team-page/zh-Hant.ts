import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  people: { other: "{count} 人" },
  foundOf: { other: "符合「{text}」：{count} 人中的 {found} 人" },
  nameOrRole: "姓名或職稱",
  search: "搜尋",
  nobodyFound: "找不到符合「{text}」的人",
  showAll: { other: "顯示全部 {count} 人" },
  previous: "上一頁",
  next: "下一頁",
  nobodyYet: "這裡還沒有顯示任何人。",
} satisfies TranslationOf<typeof english>;
