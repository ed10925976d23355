import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  people: { other: "{count} người" },
  foundOf: { other: "{found} trong số {count} người cho “{text}”" },
  nameOrRole: "Tên hoặc chức vụ",
  search: "Tìm kiếm",
  nobodyFound: "Không tìm thấy ai cho “{text}”",
  showAll: { other: "Hiện tất cả {count} người" },
  previous: "Trước",
  next: "Sau",
  nobodyYet: "Chưa có ai ở đây.",
} satisfies TranslationOf<typeof english>;
