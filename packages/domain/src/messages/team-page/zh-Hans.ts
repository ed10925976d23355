import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  people: { other: "{count} 人" },
  foundOf: { other: "与“{text}”相符：{count} 人中的 {found} 人" },
  nameOrRole: "姓名或职位",
  search: "搜索",
  nobodyFound: "没有找到与“{text}”相符的人",
  showAll: { other: "显示全部 {count} 人" },
  previous: "上一页",
  next: "下一页",
  nobodyYet: "这里还没有显示任何人。",
} satisfies TranslationOf<typeof english>;
